import type { Browser, BrowserContextOptions } from '@playwright/test'
import { accounts, type Account } from './accounts.ts'

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** What a browser keeps of a signed-in account, by account: each signs in once per house. */
export interface Sessions {
  readonly of: (account: Account) => Promise<StorageState>
}

export function createSessions(browser: Browser, url: string): Sessions {
  const known = new Map<Account, Promise<StorageState>>()
  return {
    of: (account) => {
      const state = known.get(account) ?? signIn(browser, url, account)
      known.set(account, state)
      return state
    },
  }
}

/** One click on the sign-in page, and the browser's storage after it: the session is in IndexedDB. */
async function signIn(browser: Browser, url: string, account: Account): Promise<StorageState> {
  const context = await browser.newContext({ locale: 'nl-NL' })
  try {
    const page = await context.newPage()
    await page.goto(`${url}/login`)
    await page.getByRole('button', { name: accounts[account] }).click()
    await page.getByRole('button', { name: /^Account van/ }).waitFor()
    return await context.storageState({ indexedDB: true })
  } finally {
    await context.close()
  }
}
