import { startExactStandIn, type ExactStandIn } from '@staffel/exact-standin'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTestDatabase } from '../../../testing/create-test-database.ts'
import { runAndKill } from '../../../testing/server/run-and-kill.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'
import { tokenCipher } from '../../../system/security/token-cipher.ts'
import { ExactRefused } from '../client/exact-refused.ts'
import { connectLink, exactTestKey } from '../testing/connect-link.ts'
import { tokensAt } from '../testing/tokens-at.ts'
import { sealedTokens } from './access-tokens.ts'
import type { ExactLink } from './token.repository.ts'

/** Times that a process is killed while it renews tokens; `npm run kill-trials` asks for more. */
const kills = Number(process.env['STAFFEL_KILLS'] ?? 1)
jest.setTimeout(60_000 + kills * 10_000)

const link: ExactLink = { tenantId: 1, env: 'test' }
const slowestRefreshMs = 90

let database: Awaited<ReturnType<typeof createTestDatabase>>
let exact: ExactStandIn
let now = sampleDay
beforeAll(async () => {
  database = await createTestDatabase()
  exact = await startExactStandIn({ port: 0, clock: () => now, settings: { tokenCallsPerDay: Infinity } })
})
afterAll(async () => {
  await exact.close()
  await database.close()
})

const house = () => tokensAt({ db: database.db, baseUrl: exact.url, now: () => now })
const revision = async (): Promise<number> =>
  (await database.db.selectFrom('exact_connection').select('token_rev').executeTakeFirstOrThrow()).token_rev
const renewals = () => exact.calls().filter(({ path, status }) => path === '/api/oauth2/token' && status === 200).length

/** Somebody signs in at Exact. */
async function connect(): Promise<void> {
  const { oauth, application } = house()
  const back = await exact.signIn(oauth.authorizeUrl(application, 'state'))
  const tokens = await oauth.exchangeCode(application, back.searchParams.get('code') ?? '')
  await database.db.deleteFrom('exact_connection').execute()
  await connectLink(database.db, link, now)
  await database.db
    .updateTable('exact_connection')
    .set({ ...sealedTokens(link, tokens, tokenCipher(exactTestKey), now), division: 102_030 })
    .execute()
}

/** Renews the tokens in a process of its own and ends it, with -9, some moment after it began. */
async function renewAndKill(): Promise<void> {
  const script = join(import.meta.dirname, '../testing/refresh-until-killed.ts')
  const env = { DATABASE_URL: database.url, EXACT_URL: exact.url, NOW: String(now.getTime()) }
  await runAndKill(script, env, () => sleep(Math.random() * slowestRefreshMs))
  // What it had sent arrives, and the lease of the dead runs out by itself; nobody here wants to wait for that.
  await sleep(20)
  await database.db
    .updateTable('exact_connection')
    .set({ refresh_until: new Date(0) })
    .execute()
}

test(`a process that renews tokens is killed ${kills} ×: no link is lost but where Exact had answered and nobody had stored it`, async () => {
  await connect()
  const trials = { before: 0, within: 0, after: 0 }
  for (let trial = 0; trial < kills; trial += 1) {
    now = new Date(now.getTime() + 600_000)
    exact.forgetCalls()
    const before = await revision()
    await renewAndKill()
    const stored = (await revision()) - before
    const isLost = renewals() > stored
    trials[isLost ? 'within' : stored > 0 ? 'after' : 'before'] += 1
    const { access, oauth, ended } = house()
    if (isLost) {
      // No client can mend this. It says so at the next use.
      await expect(access.current(link)).rejects.toThrow(ExactRefused)
      expect(ended).toEqual(['refused'])
      await connect()
    } else {
      const { accessToken } = await access.current(link)
      expect(await oauth.currentUser(accessToken)).toMatchObject({ division: 102_030 })
    }
  }
  const { before, within, after } = trials
  expect(before + within + after).toBe(kills)
  if (kills > 1)
    process.stdout.write(`killed before Exact answered ${before}, after it was stored ${after}, in between ${within}\n`)
})
