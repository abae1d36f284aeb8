import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'
import { tokenCipher } from '../../../system/security/token-cipher.ts'
import { exactTestKey } from '../testing/connect-link.ts'
import { exactApp, type ExactApp } from '../testing/exact-app.ts'
import type { FakeExact } from '../testing/fake-exact.ts'

const admin = 'admin@staffel.example'
const manager = 'manager@staffel.example'
const colleague = 'sanne.dekker@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'

let house: ExactApp
let exact: FakeExact
let app: TestApp
beforeAll(async () => {
  house = await exactApp()
  ;({ app, exact } = house)
})
beforeEach(() => house.forget())
afterAll(() => house.close())

const status = (email: string | null) => app.as(email).getExactStatus.answer()
const authorize = (email: string | null, env: string) => app.as(email).authorizeExact.answer({ body: { env } })
const exchange: ExactApp['exchange'] = (email, body) => house.exchange(email, body)
const stateFor = (email: string) => house.stateFor(email)
const actions = () => house.actions()
const nothingStored = async () =>
  expect(await app.database.db.selectFrom('exact_connection').select('env').execute()).toEqual([])

describe('the state', () => {
  test('of a fresh tenant: not connected, and which environments are configured', async () => {
    const { status: code, body } = await status(manager)
    expect(code).toBe(200)
    expect(body).toEqual({
      connected: false,
      env: null,
      envs: { test: { configured: true, link: null }, production: { configured: false, link: null } },
      division: null,
      division_name: null,
      user: null,
      connected_at: null,
      access_expires_at: null,
      refresh_expires_at: null,
      needs_reconnect: false,
      last_sync: {
        ...{ accounts: null, items: null, prices: null, quotations: null },
        ...{ customer_prices: null, customer_numbers: null },
      },
      rate: {
        minutely_remaining: null,
        minutely_limit: null,
        daily_remaining: null,
        daily_limit: null,
        daily_reset: null,
      },
      last_error: null,
      last_error_at: null,
      last_error_trace: null,
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
    const account = app.database.db.updateTable('app_user').where('email', '=', colleague)
    await account.set({ is_tenant: false, organization_id: 1002 }).execute()
    for (const answer of [
      authorize(colleague, 'test'),
      status(colleague),
      app.as(colleague).disconnectExact.answer({ body: { env: 'test' } }),
      app.as(colleague).readExactData.answer({ params: { endpoint: 'crm/Accounts' } }),
    ])
      expect(await answer).toMatchObject({ status: 403 })
    await account.set({ is_tenant: true, organization_id: null }).execute()
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
    expect(tokenCipher(exactTestKey).decrypt(row.refresh_token ?? '', '1:test')).toBe('refresh-secret')
    expect(() => tokenCipher(exactTestKey).decrypt(row.refresh_token ?? '', '2:test')).toThrow()
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

  /** What the browser may read of a state is changed; what makes it a secret stays. */
  const altered = async (change: Record<string, string>) => {
    const state = JSON.parse(Buffer.from(await stateFor(manager), 'base64url').toString()) as object
    return Buffer.from(JSON.stringify({ ...state, ...change })).toString('base64url')
  }
  const used = async () => {
    const state = await stateFor(manager)
    exact.answerToken = { status: 400, body: { error: 'invalid_grant' } }
    await exchange(manager, { code: 'a', state })
    exact.forget()
    return state
  }
  const expired = async () => {
    const state = await stateFor(manager)
    app.setNow(new Date(sampleDay.getTime() + 600_000))
    return state
  }
  test.each([
    ['made up', async () => ({ state: 'eyJ1c2VySWQiOiJ4In0' })],
    ['no state at all', async () => ({ state: "' or 1=1 --" })],
    ['missing', async () => ({ env: 'test', userId: 2 })],
    ['empty', async () => ({ state: '' })],
    ['used before', async () => ({ state: await used() })],
    ['too old', async () => ({ state: await expired() })],
    ["a colleague's", async () => ({ state: await stateFor(colleague) })],
    ["another tenant's", async () => ({ state: await stateFor(other) })],
    ["changed to somebody else's", async () => ({ state: await altered({ userId: `uid-${colleague}` }) })],
    ['changed to the other environment', async () => ({ state: await altered({ env: 'production' }) })],
    ['cut short', async () => ({ state: (await stateFor(manager)).slice(0, -1) })],
  ])('a state that is %s is refused, and Exact is not asked', async (_what, payload) => {
    expect(await exchange(manager, { code: 'a', ...(await payload()) })).toMatchObject({
      status: 422,
      body: { code: 'INVALID_TOKEN', details: { reason: 'state_invalid' } },
    })
    expect(exact.asked).toHaveLength(0)
    await nothingStored()
  })

  test('the environment and the user that a browser names decide nothing', async () => {
    const state = await stateFor(manager)
    const { body } = await exchange(manager, { code: 'a', state, env: 'production', userId: `uid-${colleague}` })
    expect(body).toMatchObject({ env: 'test', envs: { production: { link: null } } })
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
    await nothingStored()
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
    test: { configured: false, link: null },
    production: { configured: false, link: null },
  })
  expect((await bare.as(manager).authorizeExact.answer({ body: { env: 'test' } })).status).toBe(409)
  await bare.close()
})
