import { createTestDatabase } from '../../../testing/create-test-database.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'
import { tokenCipher } from '../../../system/security/token-cipher.ts'
import { ExactRefused } from '../client/exact-refused.ts'
import { connectLink, exactTestKey } from '../testing/connect-link.ts'
import { accessTokens, type AccessTokensOptions } from './access-tokens.ts'
import { keepAliveJob } from './keep-alive-job.ts'
import { reencryptTokens } from './reencrypt-tokens.ts'
import { tokenRepository, type ExactLink } from './token.repository.ts'

const link: ExactLink = { tenantId: 1, env: 'test' }
const ring = tokenCipher(exactTestKey)
const application = { clientId: 'client', clientSecret: 'secret' }
const later = (seconds: number): Date => new Date(sampleDay.getTime() + seconds * 1_000)

let database: Awaited<ReturnType<typeof createTestDatabase>>
let now: Date
let asked: string[]
let ended: string[]
beforeAll(async () => (database = await createTestDatabase()))
afterAll(() => database.close())
beforeEach(async () => {
  now = sampleDay
  asked = []
  ended = []
  await database.db.deleteFrom('exact_connection').execute()
  await connectLink(database.db, link, sampleDay)
})

/** What one process of the API has. Exact takes a moment, so that others come in between. */
function tokensOfAProcess(change: Partial<AccessTokensOptions> = {}) {
  return accessTokens({
    db: database.db,
    tokens: tokenRepository,
    oauth: {
      refresh: async (_application, refreshToken) => {
        asked.push(refreshToken)
        await new Promise((done) => setTimeout(done, 20))
        const number = asked.length
        return {
          accessToken: `access-${number}`,
          refreshToken: `refresh-${number}`,
          accessExpiresAt: new Date(now.getTime() + 600_000),
        }
      },
    },
    applications: { test: application, production: null },
    cipher: () => ring,
    now: () => now,
    onEnd: async (_tx, _link, reason) => void ended.push(reason),
    ...change,
  })
}

const stored = () => database.db.selectFrom('exact_connection').selectAll().executeTakeFirstOrThrow()
const reasonOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof ExactRefused ? error.reason : String(error)),
  )
const refusing = (reason: 'ended' | 'unavailable' | 'rate_limited', said: string) => ({
  oauth: { refresh: () => Promise.reject(new ExactRefused(reason, { said })) },
})

test('a token is used until thirty seconds are left, and then renewed', async () => {
  const tokens = tokensOfAProcess()
  now = later(569)
  expect((await tokens.current(link)).accessToken).toBe('access-0')
  now = later(571)
  expect(await tokens.current(link)).toEqual({ accessToken: 'access-1', division: 123_456 })
  expect(asked).toEqual(['refresh-0'])
  const row = await stored()
  expect(ring.decrypt(row.refresh_token ?? '', '1:test')).toBe('refresh-1')
  expect(row).toMatchObject({ token_rev: 2, refresh_run: null, refreshed_at: now })
  expect(row.refresh_expires_at).toEqual(new Date(now.getTime() + 30 * 86_400_000))
})

test('twenty calls at once, in two processes, renew it once', async () => {
  const processes = [tokensOfAProcess(), tokensOfAProcess()]
  now = later(3_600)
  const all = await Promise.all(Array.from({ length: 20 }, (_, index) => processes[index % 2]?.current(link)))
  expect(asked).toEqual(['refresh-0'])
  expect(new Set(all.map((access) => access?.accessToken))).toEqual(new Set(['access-1']))
})

test('before 570 seconds have passed Exact is not asked, even if the token is over', async () => {
  await database.db
    .updateTable('exact_connection')
    .set({ access_expires_at: later(60) })
    .execute()
  now = later(61)
  expect(await reasonOf(tokensOfAProcess().current(link))).toBe('rate_limited')
  expect(asked).toEqual([])
})

test('the new refresh token is stored before anybody has the access token', async () => {
  let isStored = false
  const tokens = tokensOfAProcess({
    tokens: {
      ...tokenRepository,
      store: async (...args) => {
        await new Promise((done) => setTimeout(done, 30))
        await tokenRepository.store(...args)
        isStored = true
      },
    },
  })
  now = later(600)
  await tokens.current(link)
  expect(isStored).toBe(true)
})

test('a database that is away for a moment does not cost the link', async () => {
  let failures = 2
  const tokens = tokensOfAProcess({
    tokens: {
      ...tokenRepository,
      store: (...args) =>
        failures-- > 0 ? Promise.reject(new Error('connection lost')) : tokenRepository.store(...args),
    },
  })
  now = later(600)
  expect((await tokens.current(link)).accessToken).toBe('access-1')
})

test.each([
  ['Old refresh token used.', 'refused'],
  ['The refresh token expired at 1/1/2026 and it is now 2/2/2026', 'expired'],
])('what Exact says of a dead link (%s) ends it, once, and people are told', async (said, reason) => {
  now = later(600)
  const tokens = tokensOfAProcess(refusing('ended', said))
  expect(await reasonOf(tokens.current(link))).toBe('ended')
  expect(await reasonOf(tokens.current(link))).toBe('ended')
  expect(await stored()).toMatchObject({ ended_reason: reason, ended_at: now })
  expect(ended).toEqual([reason])
})

test.each(['unavailable', 'rate_limited'] as const)('an Exact that is %s ends nothing', async (reason) => {
  now = later(600)
  expect(await reasonOf(tokensOfAProcess(refusing(reason, 'x')).current(link))).toBe(reason)
  expect(await stored()).toMatchObject({ ended_at: null, refresh_run: null })
  expect((await tokensOfAProcess().current(link)).accessToken).toBe('access-1')
})

test('whoever connects again while the old tokens are renewed keeps the new ones', async () => {
  now = later(600)
  const tokens = tokensOfAProcess({
    oauth: {
      refresh: async () => {
        await database.db
          .updateTable('exact_connection')
          .set({ token_rev: 7, access_expires_at: later(1_200) })
          .execute()
        return { accessToken: 'late', refreshToken: 'late', accessExpiresAt: later(1_200) }
      },
    },
  })
  expect((await tokens.current(link)).accessToken).toBe('access-0')
  expect(await stored()).toMatchObject({ token_rev: 7 })
})

test('a key that was replaced still opens what it closed; without it the link is not ended', async () => {
  const other = Buffer.alloc(32, 9)
  expect((await tokensOfAProcess({ cipher: () => tokenCipher(other, exactTestKey) }).current(link)).accessToken).toBe(
    'access-0',
  )
  expect(await reasonOf(tokensOfAProcess({ cipher: () => tokenCipher(other) }).current(link))).toBe('no_key')
  expect(await stored()).toMatchObject({ ended_at: null })
})

test('a key that was replaced is needed no more once all tokens are encrypted anew', async () => {
  const fresh = Buffer.alloc(32, 9)
  const onlyFresh = tokenCipher(fresh)
  const reencrypt = (...keys: [Buffer, ...Buffer[]]) =>
    reencryptTokens(database.db, tokenRepository, tokenCipher(...keys))
  expect(await reencrypt(fresh)).toEqual({ changed: 0, unreadable: [link] })
  expect(await reencrypt(fresh, exactTestKey)).toEqual({ changed: 1, unreadable: [] })
  expect(await reencrypt(fresh, exactTestKey)).toEqual({ changed: 0, unreadable: [] })
  expect(onlyFresh.decrypt((await stored()).refresh_token ?? '', '1:test')).toBe('refresh-0')
  expect((await tokensOfAProcess({ cipher: () => onlyFresh }).current(link)).accessToken).toBe('access-0')
})

test('a month in which nobody uses it leaves the link alive', async () => {
  const access = tokensOfAProcess()
  const job = keepAliveJob({
    db: database.db,
    tokens: tokenRepository,
    access,
    now: () => now,
    log: { warn: jest.fn() },
  })
  for (let hour = 0; hour <= 35 * 24; hour += 12) {
    now = later(hour * 3_600)
    await job.run()
    expect((await stored()).refresh_expires_at.getTime()).toBeGreaterThan(now.getTime() + 20 * 86_400_000)
  }
  expect(asked).toHaveLength(5)
  expect((await access.current(link)).accessToken).toBe('access-5')
})
