import type { Screen, Stage } from '../screen.types.ts'

const name = 'customer'
const full = true

const answer = async ({ page, word }: Stage, key: string) => {
  await page
    .getByRole('button', { name: word('api', `offerPage.answer.${key}`) })
    .first()
    .click()
}

/** The page behind a customer's link. */
export const customer: readonly Screen[] = [
  { name, state: 'open', path: ({ issued }, language) => `${issued.path}?lang=${language}`, full },
  { name, state: 'questions', path: ({ asked }, language) => `${asked.path}?lang=${language}`, full },
  { name, state: 'quantities', path: ({ open }, language) => `${open.path}?lang=${language}`, full },
  { name, state: 'pictures', path: ({ pictured }, language) => `${pictured.path}?lang=${language}`, full },
  {
    name,
    state: 'signing',
    path: ({ asked }, language) => `${asked.path}?lang=${language}`,
    reach: (stage) => answer(stage, 'accept'),
  },
  {
    name,
    state: 'signing, something missing',
    path: ({ issued }, language) => `${issued.path}?lang=${language}`,
    reach: async (stage) => {
      await answer(stage, 'accept')
      await stage.page.getByRole('dialog').getByRole('button').last().click()
    },
  },
  {
    name,
    state: 'signing by drawing',
    path: ({ asked }, language) => `${asked.path}?lang=${language}`,
    reach: async (stage) => {
      await answer(stage, 'accept')
      await stage.page.getByRole('dialog').getByRole('radio').last().check({ force: true })
    },
  },
  {
    name,
    state: 'declining',
    path: ({ asked }, language) => `${asked.path}?lang=${language}`,
    reach: (stage) => answer(stage, 'decline'),
  },
  { name, state: 'signed', path: ({ signed }, language) => `${signed.path}?lang=${language}`, full },
  { name, state: 'declined', path: ({ declined }, language) => `${declined.path}?lang=${language}`, full },
  { name, state: 'replaced', path: ({ replaced }, language) => `${replaced.path}?lang=${language}`, full },
  { name, state: 'expired', path: ({ expiredPath }, language) => `${expiredPath}?lang=${language}`, full },
  { name, state: 'link to nowhere', path: (_, language) => `/o/${'x'.repeat(43)}?lang=${language}` },
]
