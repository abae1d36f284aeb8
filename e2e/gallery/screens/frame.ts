import type { Screen, Stage } from '../screen.types.ts'

const name = 'frame'
const account = 'manager'
const path = '/offers'

const openAccount = ({ page, word }: Stage) =>
  page.getByRole('button', { name: word('shell', 'header.account') }).click()

/** What stands around every screen, and what is opened from anywhere. */
export const frame: readonly Screen[] = [
  { name, state: 'account menu', account, path, reach: openAccount },
  { name, state: 'commands', account, path, reach: ({ page }) => page.keyboard.press('Control+k') },
  {
    name,
    state: 'commands searched',
    account,
    path,
    reach: async ({ page }) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill('haan')
    },
  },
  {
    name,
    state: 'commands without result',
    account,
    path,
    reach: async ({ page }) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill('xyzzy')
    },
  },
  { name, state: 'keys', account, path, reach: ({ page }) => page.keyboard.press('?') },
  {
    name,
    state: 'notifications',
    account,
    bell: true,
    path,
    reach: ({ page, word }) => page.getByRole('button', { name: word('notifications', 'heading') }).click(),
  },
  { name, state: 'page not found', account, path: '/bestaat-niet' },
  { name, state: 'forbidden', account: 'user', path: '/products' },
  {
    name,
    state: 'area out of reach',
    account,
    path,
    reach: async ({ page }) => {
      await page.route('**/r/requests/*/remoteEntry.js', (route) => route.fulfill({ status: 404, body: '' }))
      await page.goto('/requests')
      await page.getByRole('main').getByRole('alert').waitFor()
    },
  },
  {
    name,
    state: 'session about to end',
    account,
    path,
    reach: async ({ page }) => {
      await page.clock.install({ time: new Date('2026-11-17T09:00:05Z') })
      await page.reload()
      await page.getByRole('row').nth(3).or(page.getByRole('listitem').nth(3)).first().waitFor()
      await page.clock.runFor('00:11')
      await page.clock.fastForward('58:00')
      await page.clock.runFor('01:05')
      await page.getByRole('dialog').waitFor()
    },
  },
]
