/** What was typed when there was no server, and comes when nobody types any more. */
const copy = {
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  subject: 'offer:new',
  content: '1',
  base_rev: null,
  rev: 0,
}

/** What is sent with calls that a page makes on its own, by their ids. */
export const passiveBodies: Readonly<Record<string, object>> = {
  keepLateWorkingCopy: copy,
  discardWorkingCopy: { id: copy.id },
  sendTelemetry: {
    environment: 'development',
    revision: 1,
    measured: true,
    areas: [{ area: 'offers', version: '1.0.0-1a2b3c4d', opened: true }],
  },
}
