import type { Screen, Stage } from '../screen.types.ts'

const name = 'requests'
const account = 'manager'
const path = '/requests'

const press =
  (key: string) =>
  async ({ page, word }: Stage) =>
    page
      .getByRole('button', { name: word('mf-requests', key) })
      .first()
      .click()

export const requests: readonly Screen[] = [
  { name, state: 'many', account, path, full: true },
  { name, state: 'as admin', account: 'admin', path },
  { name, state: 'loading', account, path, answers: { quotes: 'never', 'quotes/counts': 'never' } },
  { name, state: 'empty', account, path, answers: { quotes: 'empty', 'quotes/counts': 'empty' } },
  { name, state: 'nothing found', account, path: '/requests?search=xyzzy' },
  { name, state: 'one', account, path: '/requests?search=Veldzicht' },
  { name, state: 'long names', account, path, answers: { quotes: 'long' } },
  { name, state: 'error', account, path, answers: { quotes: 'broken' } },
  { name, state: 'skipped', account, path: '/requests?view=skipped' },
  { name, state: 'mailbox', account, path, reach: press('mailbox.action') },
  { name: 'desk', state: 'open', account, path: ({ requests: { many } }) => `/requests/${many}` },
  { name: 'desk', state: 'second', account, path: ({ requests: { plain } }) => `/requests/${plain}` },
  {
    name: 'desk',
    state: 'loading',
    account,
    path: ({ requests: { many } }) => `/requests/${many}`,
    answers: { 'quotes/\\d+': 'never' },
  },
  { name: 'desk', state: 'not there', account, path: '/requests/99999999' },
  {
    name: 'desk',
    state: 'customer asked for',
    account,
    path: ({ requests: { many } }) => `/requests/${many}`,
    // The button says how many lines are unsure as well.
    reach: async ({ page }) => {
      await page.locator('[data-foot] .ant-btn-primary').click()
      await page.getByRole('dialog').last().waitFor()
    },
  },
  {
    name: 'desk',
    state: 'keys',
    account,
    path: ({ requests: { many } }) => `/requests/${many}`,
    reach: ({ page }) => page.keyboard.press('?'),
  },
  {
    name: 'desk',
    state: 'declining',
    account,
    path: ({ requests: { many } }) => `/requests/${many}`,
    reach: async ({ page, word }) => {
      await page
        .getByRole('button', { name: word('mf-requests', 'detail.more') })
        .first()
        .click()
      await page.getByRole('menuitem', { name: word('mf-requests', 'step.decline') }).click()
    },
  },
]
