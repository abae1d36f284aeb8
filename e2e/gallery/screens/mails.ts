import type { Screen, Stage } from '../screen.types.ts'

const name = 'mails'
const path = '/dev/outbox'

/** Opens the newest mail with these words, as it arrives. */
const open =
  (words: RegExp, narrow = false) =>
  async ({ page }: Stage) => {
    const mail = page.getByRole('listitem').filter({ hasText: words }).first()
    await mail.getByRole('link', { name: /Zoals het aankomt|As it arrives/ }).click()
    if (narrow) await page.getByRole('link', { name: /Smal|Narrow/ }).click()
  }

/** The local mailbox, and each kind of mail in it. */
export const mails: readonly Screen[] = [
  { name, state: 'outbox', path },
  { name, state: 'offer', path, reach: open(/Hierbij onze offerte/) },
  { name, state: 'offer, narrow', path, reach: open(/Hierbij onze offerte/, true) },
  { name, state: 'sign-in', path, reach: open(/Inloggen bij Staffel/) },
]
