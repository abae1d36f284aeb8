import { createTestDatabase } from '../../../testing/create-test-database.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'
import { connectLink } from '../testing/connect-link.ts'
import type { ExactLink } from '../tokens/token.repository.ts'
import { callBudgetRepository } from './call-budget.repository.ts'
import { exactClients, exactGuid, exactText, type ExactClient, type ExactPurpose } from './exact-client.ts'
import type { ExactRequest } from './exact-http.ts'
import { ExactRefused } from './exact-refused.ts'

const link: ExactLink = { tenantId: 1, env: 'test' }
type Headers1 = Readonly<Record<string, string>>
type Answer = { status?: number; body?: Readonly<Record<string, unknown>>; headers?: Headers1 } | 'silence'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let now: Date
let asked: ExactRequest[]
let waited: number[]
let answers: Answer[]
beforeAll(async () => (database = await createTestDatabase()))
afterAll(() => database.close())
beforeEach(async () => {
  now = sampleDay
  asked = []
  waited = []
  answers = []
  await database.db.deleteFrom('exact_connection').execute()
  await connectLink(database.db, link, sampleDay)
})

const ok = (...records: Record<string, unknown>[]): Answer => ({ body: { d: { results: records } } })
const reset = (seconds: number): string => String(sampleDay.getTime() + seconds * 1_000)
const minute = (remaining: number, seconds = 60): Headers1 => ({
  'X-RateLimit-Minutely-Limit': '60',
  'X-RateLimit-Minutely-Remaining': String(remaining),
  'X-RateLimit-Minutely-Reset': reset(seconds),
})
const day = (remaining: number): Headers1 => ({
  'X-RateLimit-Limit': '5000',
  'X-RateLimit-Remaining': String(remaining),
  'X-RateLimit-Reset': reset(50_400),
})

/** A client whose waiting moves the clock. */
function client(purpose: ExactPurpose = 'sync'): ExactClient {
  return exactClients({
    db: database.db,
    http: async (request) => {
      asked.push(request)
      const answer = answers.shift() ?? ok()
      if (answer === 'silence') throw new ExactRefused('unavailable')
      const { status = 200, body = {}, headers = {} } = answer
      return { status, ok: status < 300, headers: new Headers(headers), body, traceId: crypto.randomUUID() }
    },
    access: { current: async () => ({ accessToken: 'token', division: 123_456 }) },
    budget: callBudgetRepository,
    now: () => now,
    wait: async (milliseconds) => {
      waited.push(milliseconds)
      now = new Date(now.getTime() + milliseconds)
    },
  })(link, purpose)
}

const items = { select: ['ID', 'Code'] }
const one = (purpose?: ExactPurpose) => client(purpose).one('logistics/Items', items)
const refusalOf = (work: Promise<unknown>): Promise<Partial<ExactRefused>> =>
  work.then(
    () => ({}),
    (error: unknown) =>
      error instanceof ExactRefused ? { reason: error.reason, ...error.circumstances } : { message: String(error) },
  )

test('pages follow one another within the endpoint, wherever the address of the next one leads', async () => {
  answers = [
    { body: { d: { results: [{ Code: 'A' }], __next: "https://evil.example/x?$skiptoken=guid'1'" } } },
    ok({ Code: 'B' }),
  ]
  const pages = []
  for await (const page of client().pages('logistics/Items', { ...items, filter: `Code eq ${exactText("d'A")}` }))
    pages.push(page)
  expect(pages).toEqual([[{ Code: 'A' }], [{ Code: 'B' }]])
  expect(asked.map(({ path }) => decodeURIComponent(path))).toEqual([
    "/api/v1/123456/logistics/Items?$select=ID,Code&$filter=Code eq 'd''A'",
    "/api/v1/123456/logistics/Items?$skiptoken=guid'1'",
  ])
})

test('what is no id stands in no filter', () => {
  expect(() => exactGuid("' or true")).toThrow()
})

test('with five calls left in the minute it waits for the next one, by the headers', async () => {
  answers = [{ ...(ok() as object), headers: { ...minute(5), ...day(4_000) } }]
  await one()
  await one()
  expect(waited).toEqual([61_000])
  expect(asked).toHaveLength(2)
})

test('what is allowed beyond the usual counts from the first answer on', async () => {
  answers = [{ ...(ok() as object), headers: { ...minute(599), 'X-RateLimit-Minutely-Limit': '600' } }]
  for (let calls = 0; calls < 100; calls++) await one()
  expect(waited).toEqual([])
})

test('a page of the screen does not wait, and says from when on it may ask', async () => {
  answers = [{ ...(ok() as object), headers: minute(1) }]
  await one('screen')
  expect(await refusalOf(one('screen'))).toMatchObject({
    reason: 'rate_limited',
    retryAt: new Date(sampleDay.getTime() + 60_000),
  })
  expect(waited).toEqual([])
})

test('the last calls of the day are for what is pushed', async () => {
  answers = [{ ...(ok() as object), headers: { ...minute(50), ...day(500) } }]
  await one()
  expect(await refusalOf(one())).toMatchObject({
    reason: 'rate_limited',
    retryAt: new Date(sampleDay.getTime() + 50_400_000),
  })
  await client('push')
    .create('salesorder/SalesOrders', {})
    .catch(() => undefined)
  expect(asked.map(({ method = 'GET' }) => method)).toEqual(['GET', 'POST'])
})

test.each([
  ['of the minute', { headers: minute(0, 90) }, 91_000],
  ['without a word of which', {}, 61_000],
])(
  'a refusal for want of calls %s is waited out, and nobody else asks in between',
  async (_what, told, milliseconds) => {
    answers = [{ status: 429, ...told }, ok({ Code: 'A' })]
    expect(await one()).toEqual({ Code: 'A' })
    expect(waited).toEqual([milliseconds])
  },
)

test('a refusal for want of calls of the day ends the work until the next one', async () => {
  answers = [{ status: 429, headers: day(0) }]
  expect(await refusalOf(one())).toMatchObject({ reason: 'rate_limited' })
  expect(await refusalOf(one('push'))).toMatchObject({ reason: 'rate_limited' })
  expect(asked).toHaveLength(1)
  now = new Date(sampleDay.getTime() + 50_402_000)
  await one()
  expect(asked).toHaveLength(2)
})

test('what is read is asked for again when nobody answered; what is made is not', async () => {
  answers = ['silence', { status: 503 }, ok({ Code: 'A' })]
  expect(await one()).toEqual({ Code: 'A' })
  answers = ['silence']
  expect(await refusalOf(client('push').create('crm/Quotations', { YourRef: 'OFF-1' }))).toMatchObject({
    reason: 'unavailable',
  })
  expect(asked).toHaveLength(4)
  expect(asked[3]).toMatchObject({
    method: 'POST',
    headers: { prefer: 'return=representation' },
    body: '{"YourRef":"OFF-1"}',
  })
})

test('after five refusals within an hour it leaves that endpoint alone for the rest of it', async () => {
  for (let call = 0; call < 6; call += 1) {
    answers = [{ status: 400, body: { error: { message: { value: 'The property name is wrong' } } } }]
    await refusalOf(one())
  }
  expect(asked).toHaveLength(5)
  expect(await refusalOf(one())).toMatchObject({
    reason: 'stopped',
    retryAt: new Date(sampleDay.getTime() + 3_600_000),
  })
  answers = [ok()]
  await client().one('crm/Accounts', items)
  now = new Date(sampleDay.getTime() + 3_601_000)
  await one()
  expect(asked).toHaveLength(7)
  const row = await database.db.selectFrom('exact_connection').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ last_error: 'stopped' })
})

test('a refusal says in Exact’s words what it was, and by which call', async () => {
  answers = [{ status: 403, headers: { Reason: 'Application Scope Violated' } }]
  expect(await refusalOf(one())).toMatchObject({
    reason: 'scope_missing',
    said: 'Application Scope Violated',
    traceId: expect.any(String),
  })
})
