import { startExactStandIn, type ExactStandIn } from '../startExactStandIn.ts'

let time = new Date('2026-03-02T09:00:00Z')
let exact: ExactStandIn
beforeEach(async () => {
  time = new Date('2026-03-02T09:00:00Z')
  exact = await startExactStandIn({ port: 0, clock: () => time })
})
afterEach(() => exact.close())

const redirectUri = 'http://localhost:3000/exact/callback'
const later = (seconds: number) => (time = new Date(time.getTime() + seconds * 1_000))

const app = () => {
  const [first] = exact.apps
  if (!first) throw new Error('no app')
  return first
}

function authoriseUrl(changed: Record<string, string> = {}): string {
  const url = new URL('/api/oauth2/auth', exact.url)
  const query = { client_id: app().clientId, redirect_uri: redirectUri, response_type: 'code', state: 's1', ...changed }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

async function token(form: Record<string, string>): Promise<{ status: number; body: Record<string, string> }> {
  const body = new URLSearchParams({ client_id: app().clientId, client_secret: app().clientSecret, ...form })
  const response = await fetch(`${exact.url}/api/oauth2/token`, { method: 'POST', body })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

const exchange = (code: string) => token({ grant_type: 'authorization_code', code, redirect_uri: redirectUri })
const refresh = (refreshToken = '') => token({ grant_type: 'refresh_token', refresh_token: refreshToken })
const newCode = async (user?: string) =>
  (await exact.signIn(authoriseUrl(), user ? { user } : {})).searchParams.get('code') ?? ''
const connected = async (user?: string) => (await exchange(await newCode(user))).body

const me = (accessToken = '') =>
  fetch(`${exact.url}/api/v1/current/Me`, {
    headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
  })

describe('signing in', () => {
  test('leads back with a code and the state', async () => {
    const back = await exact.signIn(authoriseUrl())
    expect(back.href).toMatch(/^http:\/\/localhost:3000\/exact\/callback\?code=[^&.]+\.[^&.]+\.[^&.]+&state=s1$/)
  })

  test('that is refused leads back with the reason', async () => {
    const back = await exact.signIn(authoriseUrl(), { deny: true })
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: 'access_denied', state: 's1' })
    expect(back.searchParams.has('code')).toBe(false)
  })

  test.each([
    [{ client_id: 'nobody' }, 'client_id'],
    [{ redirect_uri: 'https://attacker.example/exact/callback' }, 'redirect_uri'],
    [{ response_type: 'token' }, 'response_type'],
  ])('with %j leads nowhere', async (changed, named) => {
    const response = await fetch(authoriseUrl(changed), { redirect: 'manual' })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(named)
  })
})

describe('a code', () => {
  test('is good for one pair of tokens, for ten minutes told as a text', async () => {
    const code = await newCode()
    const { status, body } = await exchange(code)
    expect(status).toBe(200)
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: '600' })
    expect(await exchange(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })

  test('is too old after three minutes', async () => {
    const code = await newCode()
    later(181)
    expect(await exchange(code)).toMatchObject({ status: 400 })
  })

  test('is bound to the address that it was sent to, and to the app with its secret', async () => {
    const code = await newCode()
    const elsewhere = { grant_type: 'authorization_code', code, redirect_uri: 'http://localhost:3000/elsewhere' }
    expect(await token(elsewhere)).toMatchObject({ status: 400 })
    expect(await token({ ...elsewhere, client_secret: 'guessed' })).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    })
  })
})

describe('tokens', () => {
  test('count for ten minutes', async () => {
    const { access_token: access } = await connected()
    const answer = await me(access)
    expect(await answer.json()).toMatchObject({
      d: { results: [{ CurrentDivision: 102030, FullName: 'Marieke Jansen' }] },
    })
    later(600)
    expect((await me(access)).status).toBe(401)
  })

  test('are renewed from 570 seconds on, and no sooner', async () => {
    const { refresh_token: first } = await connected()
    later(569)
    expect(await refresh(first)).toEqual({
      status: 400,
      body: { error: 'access_denied', error_description: 'Rate limit exceeded: access_token not expired' },
    })
    later(1)
    const { status, body } = await refresh(first)
    expect(status).toBe(200)
    expect(body['refresh_token']).not.toBe(first)
    expect((await me(body['access_token'])).status).toBe(200)
  })

  test('that were renewed are dead', async () => {
    const { refresh_token: first } = await connected()
    later(600)
    await refresh(first)
    expect(await refresh(first)).toEqual({
      status: 401,
      body: { error: 'unauthorized_client', error_description: 'Old refresh token used.' },
    })
  })

  test('end after thirty days without use', async () => {
    const { refresh_token: first } = await connected()
    later(30 * 86_400 + 1)
    const { status, body } = await refresh(first)
    expect(status).toBe(400)
    expect(body['error']).toBe('invalid_request')
    expect(body['error_description']).toMatch(/^The refresh token expired at .* and it is now /)
  })

  test('of a second connection with the same login end those of the first', async () => {
    const first = await connected()
    const second = await connected()
    expect((await me(first['access_token'])).status).toBe(401)
    expect((await me(second['access_token'])).status).toBe(200)
    later(600)
    expect(await refresh(first['refresh_token'])).toMatchObject({ status: 401 })
    expect((await connected('henk.timmerman'))['access_token']).toBeDefined()
    expect(await refresh(second['refresh_token'])).toMatchObject({ status: 200 })
  })

  test('are given 200 times a day', async () => {
    exact.change({ tokenCallsPerDay: 3 })
    const { refresh_token: first } = await connected()
    expect((await refresh(first)).status).toBe(400)
    expect((await refresh(first)).status).toBe(400)
    later(600)
    expect((await refresh(first)).status).toBe(429)
    later(86_400)
    expect((await refresh(first)).status).toBe(200)
  })

  test('that are given back count no more', async () => {
    const { access_token: access, refresh_token: first = '' } = await connected()
    const body = new URLSearchParams({ client_id: app().clientId, client_secret: app().clientSecret, token: first })
    expect((await fetch(`${exact.url}/api/oauth2/revoke`, { method: 'POST', body })).status).toBe(200)
    expect((await me(access)).status).toBe(401)
    later(600)
    expect((await refresh(first)).status).toBe(401)
  })

  test('may be renewed without the caller hearing of it', async () => {
    const { refresh_token: first } = await connected()
    later(600)
    exact.faults.set('tokenDropAfter', { times: 1 })
    await expect(refresh(first)).rejects.toThrow('fetch failed')
    expect(await refresh(first)).toMatchObject({ status: 401 })
  })
})
