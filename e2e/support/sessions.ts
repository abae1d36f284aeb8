import type { Browser, BrowserContextOptions } from '@playwright/test'
import { accounts, type Account } from './accounts.ts'

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** What a browser keeps of a signed-in account, by account: each signs in once per house, and again after a test that signed it out. */
export interface Sessions {
  readonly of: (account: Account) => Promise<StorageState>
}

interface SignedIn {
  readonly state: StorageState
  readonly authorization: string
}

export function createSessions(browser: Browser, url: string): Sessions {
  const known = new Map<Account, Promise<SignedIn>>()
  return {
    of: async (account) => {
      const before = known.get(account)
      const session = before && (await isOpen(url, await before)) ? before : signIn(browser, url, account)
      known.set(account, session)
      return (await session).state
    },
  }
}

async function isOpen(url: string, { authorization }: SignedIn): Promise<boolean> {
  return (await fetch(`${url}/webhook/userdata`, { method: 'POST', headers: { authorization } })).status !== 401
}

/** One click on the sign-in page, and the browser's storage after it: the session is in IndexedDB. */
async function signIn(browser: Browser, url: string, account: Account): Promise<SignedIn> {
  const context = await browser.newContext({ locale: 'nl-NL' })
  try {
    const page = await context.newPage()
    let authorization = ''
    page.on('request', (request) => void (authorization = request.headers()['authorization'] ?? authorization))
    await page.goto(`${url}/login`)
    await page.getByRole('button', { name: accounts[account] }).click()
    await page.getByRole('button', { name: /^Account van/ }).waitFor()
    return { state: await context.storageState({ indexedDB: true }), authorization }
  } finally {
    await context.close()
  }
}
