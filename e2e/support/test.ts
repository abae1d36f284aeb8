import { test as base, type Page } from '@playwright/test'
import type { Account } from './accounts.ts'
import { endContext, openPhone } from './browsers.ts'
import { startHouse, type House } from './house/house.ts'
import { createDatabase } from './house/database.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { watchRequests } from './watch/settled.ts'
import { watchTrouble, type Trouble } from './watch/trouble.ts'

interface OfTest {
  /** Who is signed in when the test begins; null for nobody. */
  account: Account | null
  trouble: Trouble
  /** The phone of somebody without an account. */
  customer: Page
}

interface OfWorker {
  /**
   * `embedded`: the house brings its own database. `server`: a new database on the server that `DATABASE_URL` names.
   */
  database: 'embedded' | 'server'
  /** The built product, running for all tests of a worker. */
  house: House
  sessions: Sessions
}

/**
 * Every test gets the house, a browser that is signed in as it says, and fails on any trouble that it did not announce.
 */
export const test = base.extend<OfTest, OfWorker>({
  database: ['embedded', { option: true, scope: 'worker' }],
  account: [null, { option: true }],

  house: [
    async ({ database }, use) => {
      const named = database === 'server' ? await createDatabase() : null
      const house = await startHouse({ databaseUrl: named?.url })
      await use(house)
      await house.stop()
      await named?.drop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  sessions: [async ({ browser, house }, use) => use(createSessions(browser, house.url)), { scope: 'worker' }],

  baseURL: async ({ house }, use) => use(house.url),
  storageState: async ({ account, sessions }, use) => use(account ? await sessions.of(account) : undefined),
  context: async ({ browser, account, sessions }, use, testInfo) => {
    const context = await browser.newContext()
    watchRequests(context)
    if (account) sessions.watch(context, account)
    await use(context)
    await endContext(context, testInfo)
  },
  customer: async ({ browser, trouble }, use, testInfo) => {
    const context = await openPhone(browser)
    await trouble.watch(context)
    await use(await context.newPage())
    await endContext(context, testInfo)
  },
  trouble: [
    async ({ context, house }, use) => {
      const trouble = watchTrouble()
      await trouble.watch(context)
      const before = house.output().length
      await use(trouble)
      trouble.expectNone()
      house.expectQuiet(before)
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
