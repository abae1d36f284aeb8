import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { sampleDay } from '../../testing/server/test-server.ts'
import { tokenCipher } from '../../system/security/token-cipher.ts'

const admin = 'admin@staffel.example'
const manager = 'manager@staffel.example'
const colleague = 'sanne.dekker@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'
const key = Buffer.alloc(32, 7)

interface FakeExact {
  readonly url: string
  /** Forms that arrived at the token address. */
  readonly asked: URLSearchParams[]
  answerToken: { status: number; body: unknown }
  answerMe: { status: number; body: unknown }
  close(): Promise<void>
}

const usualToken = {
  status: 200,
  body: { access_token: 'access-secret', refresh_token: 'refresh-secret', expires_in: '600', token_type: 'bearer' },
}
const usualMe = {
  status: 200,
  body: {
    d: {
      results: [
        { CurrentDivision: 123_456, FullName: 'Marieke Jansen', DivisionCustomerName: 'Staffel Bouwmaterialen B.V.' },
      ],
    },
  },
}

/** Exact Online as far as a sign-in goes, over HTTP. */
async function fakeExact(): Promise<FakeExact> {
  const fake = {
    asked: [] as URLSearchParams[],
    answerToken: usualToken as FakeExact['answerToken'],
    answerMe: usualMe as FakeExact['answerMe'],
  }
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const isToken = request.method === 'POST' && request.url === '/api/oauth2/token'
      if (isToken) fake.asked.push(new URLSearchParams(body))
      const isMe =
        request.url?.startsWith('/api/v1/current/Me') && request.headers.authorization === 'Bearer access-secret'
      const answer = isToken ? fake.answerToken : isMe ? fake.answerMe : { status: 401, body: {} }
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return Object.assign(fake, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  })
}

let exact: FakeExact
let app: TestApp
beforeEach(async () => {
  exact = await fakeExact()
  app = await createTestApp({
    env: {
      EXACT_BASE_URL: exact.url,
      EXACT_TEST_CLIENT_ID: 'client',
      EXACT_TEST_CLIENT_SECRET: 'client-secret',
      EXACT_TOKEN_KEY: key.toString('base64'),
      EXACT_REDIRECT_URI: 'https://offers.example.com/exact/callback',
    },
  })
})
afterEach(async () => {
  await app.close()
  await exact.close()
})

const status = (email: string | null) => app.as(email).getExactStatus.answer()
const authorize = (email: string | null, env: string) => app.as(email).authorizeExact.answer({ body: { env } })
const exchange = (email: string | null, body: object) => app.as(email).exchangeExactToken.answer({ body })
const stateFor = async (email: string) =>
  new URL((await authorize(email, 'test')).body.url).searchParams.get('state') ?? ''
const actions = async () => {
  const log = app.database.db.selectFrom('activity').select('action').where('entity', '=', 'exact_connection')
  return (await log.orderBy('id').execute()).map(({ action }) => action)
}

describe('the state', () => {
  test('of a fresh tenant: not connected, and which environments are configured', async () => {
    const { status: code, body } = await status(manager)
    expect(code).toBe(200)
    expect(body).toEqual({
      connected: false,
      env: null,
      envs: { test: { configured: true }, production: { configured: false } },
      division: null,
      division_name: null,
      user: null,
      connected_at: null,
      access_expires_at: null,
      refresh_expires_at: null,
      needs_reconnect: false,
      last_sync: { accounts: null, items: null, prices: null, quotations: null },
      rate: { minutely_remaining: null, daily_remaining: null, daily_reset: null },
      last_error: null,
    })
  })

  test('is for Managers of the seller and Admins', async () => {
    expect((await status(admin)).status).toBe(200)
    expect(await status(user)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect(await status(null)).toMatchObject({ status: 401 })
  })
})

describe('beginning a connection', () => {
  test('leads to Exact with a state of which only the hash is kept', async () => {
    const { status: code, body } = await authorize(manager, 'test')
    expect(code).toBe(200)
    const url = new URL(body.url)
    expect(`${url.origin}${url.pathname}`).toBe(`${exact.url}/api/oauth2/auth`)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'client',
      redirect_uri: 'https://offers.example.com/exact/callback',
      response_type: 'code',
      scope: 'sales crm logistics',
    })
    const state = url.searchParams.get('state') ?? ''
    const decoded = JSON.parse(Buffer.from(state, 'base64url').toString())
    expect(decoded).toEqual({ csrf: expect.any(String), userId: `uid-${manager}`, env: 'test' })
    expect(Buffer.from(decoded.csrf, 'base64url')).toHaveLength(32)
    expect(await stateFor(manager)).not.toBe(state)
    const [stored] = await app.database.db.selectFrom('exact_authorization').selectAll().execute()
    expect(stored).toMatchObject({
      tenant_id: 1,
      user_id: 2,
      env: 'test',
      expires_at: new Date(sampleDay.getTime() + 600_000),
    })
    expect(stored?.state_hash).toHaveLength(32)
    expect(body.url).not.toContain('client-secret')
    expect(await actions()).toEqual(['exact.authorization_begun', 'exact.authorization_begun'])
  })

  test('only for an environment that is configured', async () => {
    const { status: code, body } = await authorize(manager, 'production')
    expect(code).toBe(409)
    expect(body).toMatchObject({
      code: 'NOT_CONNECTED',
      details: { reason: 'not_configured', env: 'production' },
      message: 'The production environment of Exact is not configured on this server.',
    })
    expect(await authorize(manager, 'acceptance')).toMatchObject({
      status: 422,
      body: { fields: { env: expect.any(String) } },
    })
  })

  test('only by Managers of the selling company and Admins', async () => {
    expect(await authorize(user, 'test')).toMatchObject({ status: 403 })
    expect(await authorize(null, 'test')).toMatchObject({ status: 401 })
    await app.database.db
      .updateTable('app_user')
      .set({ is_tenant: false, organization_id: 1002 })
      .where('email', '=', manager)
      .execute()
    expect(await authorize(manager, 'test')).toMatchObject({ status: 403 })
    expect(await status(manager)).toMatchObject({ status: 403 })
    expect(await authorize(admin, 'test')).toMatchObject({ status: 200 })
  })
})

describe('completing it', () => {
  test('exchanges the code, keeps the tokens encrypted, and shows the connection to that tenant only', async () => {
    const { status: code, body } = await exchange(manager, {
      code: 'the-code',
      state: await stateFor(manager),
    })
    expect(code).toBe(200)
    expect(body).toMatchObject({
      connected: true,
      env: 'test',
      division: 123_456,
      division_name: 'Staffel Bouwmaterialen B.V.',
      user: 'Marieke Jansen',
      needs_reconnect: false,
      connected_at: sampleDay.toISOString(),
      access_expires_at: new Date(sampleDay.getTime() + 600_000).toISOString(),
      refresh_expires_at: new Date(sampleDay.getTime() + 30 * 86_400_000).toISOString(),
    })
    expect(Object.fromEntries(exact.asked[0] ?? [])).toEqual({
      grant_type: 'authorization_code',
      code: 'the-code',
      redirect_uri: 'https://offers.example.com/exact/callback',
      client_id: 'client',
      client_secret: 'client-secret',
    })
    const row = await app.database.db.selectFrom('exact_connection').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toMatch(/access-secret|refresh-secret/)
    expect(tokenCipher(key).decrypt(row.refresh_token, '1:test')).toBe('refresh-secret')
    expect(() => tokenCipher(key).decrypt(row.refresh_token, '2:test')).toThrow()
    expect((await status(other)).body.connected).toBe(false)
    expect(app.logLines.join('')).not.toMatch(/access-secret|refresh-secret|the-code|client-secret/)
    expect(await actions()).toEqual(['exact.authorization_begun', 'exact.connected'])
  })

  test('a state works once', async () => {
    const state = await stateFor(manager)
    const both = await Promise.all([exchange(manager, { code: 'a', state }), exchange(manager, { code: 'a', state })])
    expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 422])
    expect(await exchange(manager, { code: 'a', state })).toMatchObject({
      status: 422,
      body: { code: 'INVALID_TOKEN', details: { reason: 'state_invalid' } },
    })
    expect(exact.asked).toHaveLength(1)
  })

  test('a state works for ten minutes', async () => {
    const state = await stateFor(manager)
    app.setNow(new Date(sampleDay.getTime() + 600_000))
    expect(await exchange(manager, { code: 'a', state })).toMatchObject({
      status: 422,
      body: { details: { reason: 'state_invalid' } },
    })
  })

  test.each([
    ['made up', async () => ({ state: 'eyJ1c2VySWQiOiJ4In0' })],
    ['missing', async () => ({ env: 'test', userId: 2 })],
    ["a colleague's", async () => ({ state: await stateFor(colleague) })],
    ["another tenant's", async () => ({ state: await stateFor(other) })],
  ])('a state that is %s is refused, and Exact is not asked', async (_what, payload) => {
    expect(await exchange(manager, { code: 'a', ...(await payload()) })).toMatchObject({
      status: 422,
      body: { code: 'INVALID_TOKEN', details: { reason: 'state_invalid' } },
    })
    expect(exact.asked).toHaveLength(0)
    expect((await status(manager)).body.connected).toBe(false)
  })

  test.each([
    [{ answerToken: { status: 400, body: { error: 'invalid_grant' } } }, 422, 'code_used'],
    [{ answerToken: { status: 403, body: {} } }, 422, 'scope_missing'],
    [{ answerToken: { status: 429, body: {} } }, 503, 'rate_limited'],
    [{ answerToken: { status: 500, body: 'down' } }, 503, 'unavailable'],
    [{ answerToken: { status: 302, body: {} } }, 503, 'unavailable'],
    [{ answerToken: { status: 200, body: { access_token: 'x' } } }, 503, 'unavailable'],
    [{ answerMe: { status: 200, body: { d: { results: [] } } } }, 422, 'no_division'],
  ])('when Exact answers %j', async (answers, code, reason) => {
    Object.assign(exact, answers)
    expect(await exchange(manager, { code: 'a', state: await stateFor(manager) })).toMatchObject({
      status: code,
      body: { details: { reason } },
    })
    expect((await status(manager)).body.connected).toBe(false)
    expect(await actions()).toEqual(['exact.authorization_begun'])
  })

  test('after thirty days without use it asks to be connected again; connecting again replaces it', async () => {
    await exchange(manager, { code: 'a', state: await stateFor(manager) })
    app.setNow(new Date(sampleDay.getTime() + 30 * 86_400_000))
    expect((await status(manager)).body).toMatchObject({ connected: false, needs_reconnect: true, division: 123_456 })
    await exchange(manager, { code: 'b', state: await stateFor(manager) })
    expect((await status(manager)).body).toMatchObject({ connected: true, needs_reconnect: false })
  })

  test('only by Managers of the selling company', async () => {
    expect(await exchange(user, { code: 'a', state: 'x' })).toMatchObject({ status: 403 })
    expect(await exchange(null, { code: 'a', state: 'x' })).toMatchObject({ status: 401 })
    expect(await exchange(manager, { state: 'x' })).toMatchObject({
      status: 422,
      body: { fields: { code: 'Required.' } },
    })
  })
})

test('without registrations nothing is configured, and nothing can be begun', async () => {
  const bare = await createTestApp()
  expect((await bare.as(manager).getExactStatus.answer()).body.envs).toEqual({
    test: { configured: false },
    production: { configured: false },
  })
  expect((await bare.as(manager).authorizeExact.answer({ body: { env: 'test' } })).status).toBe(409)
  await bare.close()
})
