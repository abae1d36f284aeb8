import type { Screen, Stage } from '../screen.types.ts'

const name = 'mails'
const path = '/dev/outbox'

/** What stands in one kind of mail and in no other. */
const kinds = {
  'sign-in': { nl: 'logt u in bij Staffel', en: 'signs you in to Staffel' },
  offer: { nl: 'Hierbij ontvangt u onze offerte', en: 'Please find our offer' },
  reminder: { nl: 'Herinnering: offerte', en: 'Reminder: offer' },
  notice: { nl: 'Bekijk en antwoord:', en: 'View and reply:' },
  question: { nl: 'Lees en antwoord:', en: 'Read and reply:' },
  invite: { nl: 'nodigt u uit om', en: 'invites you to' },
} as const

/** Opens the newest of its kind as it arrives: in a wide window by day, or in a narrow one in the dark. */
const open =
  (kind: keyof typeof kinds, narrow = false) =>
  async ({ page, language, word }: Stage) => {
    const mail = page.getByRole('listitem').filter({ hasText: kinds[kind][language] }).first()
    await mail.getByRole('link', { name: word('api', 'page.outbox.look') }).click()
    if (!narrow) return
    await page.getByRole('link', { name: word('api', 'page.outbox.narrow') }).click()
    await page.getByRole('link', { name: word('api', 'page.outbox.dark') }).click()
  }

const states = (kind: keyof typeof kinds): readonly Screen[] => [
  { name, state: kind, path, reach: open(kind), full: true },
  { name, state: `${kind}, narrow and dark`, path, reach: open(kind, true), full: true },
]

/** The local mailbox, and each kind of mail in it. */
export const mails: readonly Screen[] = [
  { name, state: 'outbox', path },
  ...states('sign-in'),
  ...states('offer'),
  ...states('reminder'),
  ...states('notice'),
  ...states('question'),
  ...states('invite'),
]
