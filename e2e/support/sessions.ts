import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { accounts, type Account } from './accounts.ts'

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/**
 * What a browser keeps of a signed-in account, by account: each signs in once per house, and again after a test that
 * signed it out.
 */
export interface Sessions {
  readonly of: (account: Account) => Promise<StorageState>
  /**
   * A browser that is signed in to the account, and may sign out: its session is nobody else's from the moment that it
   * asks for its end.
   */
  readonly watch: (context: BrowserContext, account: Account) => void
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
    watch: (context, account) =>
      void context.on('request', (request) => {
        if (new URL(request.url()).pathname.includes('/users/me/signout')) known.delete(account)
      }),
  }
}

async function isOpen(url: string, { authorization }: SignedIn): Promise<boolean> {
  return (await fetch(`${url}/webhook/userdata`, { method: 'POST', headers: { authorization } })).status !== 401
}

/** One click on the sign-in page, and the browser's storage after it: the session is in IndexedDB. */
async function signIn(browser: Browser, url: string, account: Account): Promise<SignedIn> {
  // A browser that is opened during a test is otherwise signed in as the test is.
  const context = await browser.newContext({ locale: 'nl-NL', storageState: { cookies: [], origins: [] } })
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
