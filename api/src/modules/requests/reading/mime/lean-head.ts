/** A head up to this size is read as it is; of a larger one so much is kept of the fields of one name. */
const most = { head: 65_536, name: 16_000 }

/** What is looked at of a mail's head. */
const wanted = new Set([
  'from',
  'to',
  'cc',
  'reply-to',
  'sender',
  'subject',
  'date',
  'message-id',
  'in-reply-to',
  'references',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
  'content-disposition',
  'auto-submitted',
  'precedence',
  'list-id',
  'list-post',
  'list-unsubscribe',
  'x-autoreply',
  'x-autorespond',
  'x-failed-recipients',
  'x-campaign',
  'feedback-id',
])

const newLine = 10
const isBlank = (byte: number | undefined): boolean => byte === 32 || byte === 9

/** A mail whose head is larger than any parser takes, with the fields that are read and no others. */
export function leanHead(raw: Buffer): Buffer {
  const end = headEnd(raw)
  if (end <= most.head) return raw
  const kept: Buffer[] = []
  const room = new Map<string, number>()
  for (let at = 0; at < end;) {
    const next = fieldEnd(raw, at, end)
    const name = nameAt(raw, at)
    const left = room.get(name) ?? most.name
    if (wanted.has(name) && left > 0) {
      kept.push(endedLine(raw.subarray(at, Math.min(next, at + left))))
      room.set(name, left - (next - at))
    }
    at = next
  }
  return Buffer.concat([...kept, Buffer.from('\r\n'), raw.subarray(end)])
}

/** Where the body starts: after the first empty line. */
function headEnd(raw: Buffer): number {
  const [unix, windows] = [raw.indexOf('\n\n'), raw.indexOf('\n\r\n')]
  if (unix < 0 && windows < 0) return raw.length
  return windows < 0 || (unix >= 0 && unix < windows) ? unix + 2 : windows + 3
}

/** A field goes on in the lines that start with a blank. */
function fieldEnd(raw: Buffer, start: number, end: number): number {
  for (let at = start; ;) {
    const line = raw.indexOf(newLine, at)
    if (line < 0 || line >= end) return end
    if (!isBlank(raw[line + 1])) return line + 1
    at = line + 1
  }
}

const nameAt = (raw: Buffer, start: number): string =>
  raw
    .toString('latin1', start, start + 60)
    .split(':')[0]
    ?.trim()
    .toLowerCase() ?? ''

const endedLine = (field: Buffer): Buffer =>
  field.at(-1) === newLine ? field : Buffer.concat([field, Buffer.from('\r\n')])
