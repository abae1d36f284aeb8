import { expect } from '@playwright/test'
import { moment } from '../openStage.ts'
import { comeBack } from '../../support/frame.ts'
import type { Screen, Stage } from '../screen.types.ts'

const name = 'frame'
const account = 'manager'
const path = '/offers'

const openAccount = ({ page, word }: Stage) =>
  page.getByRole('button', { name: word('shell', 'header.account') }).click()

const openCommands = async ({ page }: Stage) => {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').waitFor()
}

const searchCommands = (words: string) => async (stage: Stage) => {
  await openCommands(stage)
  const answered = stage.page.waitForResponse((answer) => answer.url().includes('/search?'))
  await stage.page.getByRole('dialog').getByRole('combobox').fill(words)
  await answered
}

/** Somebody comes back to a tab, and the server says something else of its environment. */
const tellOf =
  (said: object) =>
  async ({ page }: Stage) => {
    await page.route('**/environment.json', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...Object(await response.json()), ...said } })
    })
    await comeBack(page)
    await page.getByRole('status').filter({ hasText: /./ }).first().waitFor()
  }

/** What stands around every screen, and what is opened from anywhere. */
export const frame: readonly Screen[] = [
  { name, state: 'account menu', account, path, reach: openAccount },
  { name, state: 'commands', account, path, reach: openCommands },
  // A word of both languages.
  { name, state: 'commands searched', account, path, reach: searchCommands('offer') },
  { name, state: 'commands without result', account, path, reach: searchCommands('xyzzy') },
  {
    name,
    state: 'keys',
    account,
    path,
    reach: async ({ page }) => {
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name,
    state: 'notifications',
    account,
    bell: true,
    path,
    reach: ({ page, word }) => page.getByRole('button', { name: word('notifications', 'heading') }).click(),
  },
  {
    name,
    state: 'more of the menu',
    account,
    path,
    // A wide window has all of it.
    reach: async ({ page, phone, word }) => {
      if (phone)
        await page
          .getByRole('button', { name: word('shell', 'nav.more') })
          .last()
          .click()
    },
  },
  { name, state: 'another version', account, path, reach: tellOf({ shell: '9.9.9-00000000' }) },
  { name, state: 'server without its data', account, path, reach: tellOf({ lastGood: 'unavailable' }) },
  { name, state: 'environment not readable', account, path, reach: tellOf({ lastGood: 'unreadable' }) },
  { name, state: 'environments', account: 'admin', path: '/environments' },
  {
    name,
    state: 'switching an area off',
    account: 'admin',
    path: '/environments',
    reach: async ({ page, word }) => {
      await page.getByRole('button', { name: /(?:Producten|Products).*development/ }).click()
      await page.getByRole('menuitem', { name: word('environments', 'act.switchOff') }).click()
      await page.getByRole('dialog').getByRole('region').waitFor()
    },
  },
  {
    name,
    state: 'history of an environment',
    account: 'admin',
    path: '/environments',
    reach: async ({ page, word }) => {
      await page.getByRole('tab', { name: word('environments', 'tabs.history') }).click()
      await page.getByRole('main').getByText('server', { exact: false }).first().waitFor()
    },
  },
  {
    name,
    state: 'deploy tokens',
    account: 'admin',
    path: '/environments',
    reach: ({ page, word }) => page.getByRole('tab', { name: word('environments', 'tabs.tokens') }).click(),
  },
  { name, state: 'page not found', account, path: '/bestaat-niet' },
  {
    name,
    state: 'crash',
    account,
    path,
    reach: async ({ page }) => {
      // A page that has no place for the frame.
      await page.route('**/offers', async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback()
        const response = await route.fetch()
        await route.fulfill({ response, body: (await response.text()).replace('<div id="root"></div>', '') })
      })
      await page.reload()
      await page.getByRole('alert').waitFor()
    },
  },
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
    alone: true,
    path,
    reach: async ({ page }) => {
      // The pointer, over which a screen is drawn anew in each width, would be somebody who is there.
      await page.evaluate(() => window.addEventListener('mousemove', (event) => event.stopImmediatePropagation(), true))
      await page.clock.setFixedTime(moment.getTime() + 59.25 * 60_000)
      // The dialog is fetched a while after the page, and the clock is looked at when somebody comes back to it.
      await expect(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('focus')))
        await page.getByRole('dialog').waitFor({ timeout: 1000 })
      }).toPass({ timeout: 60_000 })
    },
  },
]
