import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.close())
beforeEach(() => app.setNow(sampleDay))

const minutes = (count: number) => new Date(sampleDay.getTime() + count * 60_000)
const toolkit = (operation: string, payload: object, headers: Record<string, string> = {}) =>
  app.http.inject({
    method: 'POST',
    url: `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=local`,
    payload,
    headers,
  })
const continueUrl = 'http://localhost:4200/finishSignIn?next=%2Foffers'
const sendLink = (email: string, target = continueUrl) =>
  toolkit('sendOobCode', { requestType: 'EMAIL_SIGNIN', email, continueUrl: target })
const newestCode = async (email: string): Promise<{ oobCode: string; oobLink: string }> => {
  const { oobCodes } = (await app.http.inject('/emulator/v1/projects/demo-local/oobCodes')).json()
  return oobCodes.filter((entry: { email: string }) => entry.email === email).at(-1)
}
const signInByLink = async (email: string) => {
  await sendLink(email)
  return (await toolkit('signInWithEmailLink', { email, oobCode: (await newestCode(email)).oobCode })).json()
}
const google = (claims: object) =>
  toolkit('signInWithIdp', {
    requestUri: `http://localhost/emulator/auth/handler?providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(claims))}`,
  })
const message = (answer: { json(): { error: { message: string } } }) => answer.json().error.message.split(' ')[0]
const userdata = (idToken: string) => app.holding(idToken).loadProfile.answer()

describe('an e-mail link', () => {
  test('signs in once, and its token opens the API', async () => {
    await sendLink(' User@Staffel.example ')
    const { oobCode, oobLink } = await newestCode('user@staffel.example')
    const redirect = await app.http.inject(oobLink.replace(/^https?:\/\/[^/]+/, ''))
    expect([redirect.statusCode, redirect.headers.location]).toEqual([
      303,
      expect.stringMatching(/^http:\/\/localhost:4200\/finishSignIn\?next=%2Foffers&mode=signIn&.*oobCode=/),
    ])
    const session = (await toolkit('signInWithEmailLink', { email: 'user@staffel.example', oobCode })).json()
    expect((await userdata(session.idToken)).body).toMatchObject({ email: 'user@staffel.example', allowed: true })
    expect(message(await toolkit('signInWithEmailLink', { email: 'user@staffel.example', oobCode }))).toBe(
      'INVALID_OOB_CODE',
    )
  })

  test('is for the address it was sent to, and survives a mistake', async () => {
    await sendLink('one@example.com')
    const { oobCode } = await newestCode('one@example.com')
    expect(message(await toolkit('signInWithEmailLink', { email: 'two@example.com', oobCode }))).toBe('INVALID_EMAIL')
    expect((await toolkit('signInWithEmailLink', { email: 'one@example.com', oobCode })).statusCode).toBe(200)
  })

  test('is over after an hour', async () => {
    await sendLink('late@example.com')
    const { oobCode } = await newestCode('late@example.com')
    app.setNow(minutes(61))
    expect(message(await toolkit('signInWithEmailLink', { email: 'late@example.com', oobCode }))).toBe(
      'EXPIRED_OOB_CODE',
    )
  })

  test('is sent five times an hour to one address, and others are unaffected', async () => {
    for (let count = 0; count < 5; count++) expect((await sendLink('eager@example.com')).statusCode).toBe(200)
    const refused = await sendLink('eager@example.com')
    expect([refused.statusCode, message(refused), refused.headers['retry-after']]).toEqual([
      429,
      'QUOTA_EXCEEDED',
      '3600',
    ])
    expect((await sendLink('calm@example.com')).statusCode).toBe(200)
    app.setNow(minutes(61))
    expect((await sendLink('eager@example.com')).statusCode).toBe(200)
  })

  test('lands in the outbox, with the link as a button', async () => {
    await sendLink('reader@example.com')
    const outbox = await app.http.inject({ url: '/dev/outbox', headers: { 'accept-language': 'en' } })
    const { oobLink } = await newestCode('reader@example.com')
    expect(outbox.body).toContain(`href="${oobLink.replaceAll('&', '&#38;')}"`)
    expect(outbox.body).toContain('reader@example.com')
  })

  test.each([
    ['no address', { requestType: 'EMAIL_SIGNIN', continueUrl }, 'MISSING_EMAIL'],
    ['what is no address', { requestType: 'EMAIL_SIGNIN', email: 'nope', continueUrl }, 'INVALID_EMAIL'],
    ['another kind of mail', { requestType: 'PASSWORD_RESET', email: 'a@b.co', continueUrl }, 'OPERATION_NOT_ALLOWED'],
    ['no way back', { requestType: 'EMAIL_SIGNIN', email: 'a@b.co' }, 'MISSING_CONTINUE_URI'],
    [
      'a way back to elsewhere',
      { requestType: 'EMAIL_SIGNIN', email: 'a@b.co', continueUrl: 'https://evil.example/' },
      'UNAUTHORIZED_DOMAIN',
    ],
    [
      'a way back that is a script',
      { requestType: 'EMAIL_SIGNIN', email: 'a@b.co', continueUrl: 'javascript:alert(1)' },
      'UNAUTHORIZED_DOMAIN',
    ],
  ])('with %s is refused', async (_what, payload, code) => {
    expect(message(await toolkit('sendOobCode', payload))).toBe(code)
  })

  test('does not redirect elsewhere either', async () => {
    const answer = await app.http.inject('/emulator/action?oobCode=x&continueUrl=https%3A%2F%2Fevil.example')
    expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined])
  })
})

describe('an account', () => {
  test('is the same one by link and by Google, in either order', async () => {
    const byLink = await signInByLink('both@example.com')
    const byGoogle = (await google({ sub: 'g1', email: 'Both@example.com', name: 'Both' })).json()
    expect([byGoogle.localId, byGoogle.isNewUser, byGoogle.displayName]).toEqual([byLink.localId, false, 'Both'])
    const [found] = (await toolkit('lookup', { idToken: byGoogle.idToken })).json().users
    expect(found.providerUserInfo.map(({ providerId }: { providerId: string }) => providerId)).toEqual([
      'password',
      'google.com',
    ])
  })

  test('keeps its session through a refresh, with the moment of the sign-in', async () => {
    const { refreshToken, localId } = await signInByLink('manager@staffel.example')
    app.setNow(minutes(50))
    const answer = await app.http.inject({
      method: 'POST',
      url: '/securetoken.googleapis.com/v1/token?key=local',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `grant_type=refresh_token&refresh_token=${refreshToken}`,
    })
    expect(answer.json()).toMatchObject({ user_id: localId, token_type: 'Bearer', refresh_token: refreshToken })
    const claims = JSON.parse(Buffer.from(answer.json().id_token.split('.')[1], 'base64url').toString())
    expect(claims).toMatchObject({
      auth_time: sampleDay.getTime() / 1000,
      iat: minutes(50).getTime() / 1000,
      email_verified: true,
    })
    expect((await userdata(answer.json().id_token)).status).toBe(200)
  })

  test('can change its name and be removed', async () => {
    const { idToken, refreshToken } = await signInByLink('leaver@example.com')
    expect((await toolkit('update', { idToken, displayName: 'Leaver', returnSecureToken: true })).json()).toMatchObject(
      { displayName: 'Leaver', expiresIn: '3600' },
    )
    expect((await toolkit('delete', { idToken })).statusCode).toBe(200)
    expect(message(await toolkit('lookup', { idToken }))).toBe('USER_NOT_FOUND')
    const refresh = await app.http.inject({
      method: 'POST',
      url: '/securetoken.googleapis.com/v1/token',
      payload: { grant_type: 'refresh_token', refresh_token: refreshToken },
    })
    expect(message(refresh)).toBe('INVALID_REFRESH_TOKEN')
  })

  test.each([
    ['lookup', 'INVALID_ID_TOKEN'],
    ['update', 'INVALID_ID_TOKEN'],
    ['delete', 'INVALID_ID_TOKEN'],
  ])('%s takes no unsigned token', async (operation, code) => {
    const idToken = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"x"}').toString('base64url')}.`
    expect(message(await toolkit(operation, { idToken }))).toBe(code)
  })
})

describe('the guard of local mode', () => {
  test.each(['evil.example', 'localhost.evil.example', '192.168.1.4:3000'])(
    'Host "%s" is refused everywhere',
    async (host) => {
      for (const url of ['/dev/outbox', '/emulator/v1/projects/demo-local/oobCodes', '/'])
        expect((await app.http.inject({ url, headers: { host } })).statusCode).toBe(421)
      expect((await app.as(null, { headers: { host } }).getBootManifest.answer()).status).toBe(421)
    },
  )

  test('a cross-site POST is refused, and no other site may read an answer', async () => {
    const answer = await toolkit(
      'sendOobCode',
      { requestType: 'EMAIL_SIGNIN', email: 'a@b.co', continueUrl },
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    )
    expect(answer.statusCode).toBe(403)
    const list = await app.http.inject({
      url: '/emulator/v1/projects/demo-local/oobCodes',
      headers: { origin: 'https://evil.example' },
    })
    expect(Object.keys(list.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  test('the account chooser runs its own script only', async () => {
    const chooser = await app.http.inject('/emulator/auth/handler?providerId=google.com')
    const nonce = /nonce-([^']+)'/.exec(String(chooser.headers['content-security-policy']))?.[1] ?? ''
    expect(chooser.body).toContain(`<script nonce="${nonce}">`)
    expect(chooser.body).not.toMatch(/https?:\/\/(?!www\.w3)/)
  })
})

test('with a Firebase project there is no stand-in, no outbox page, and HSTS is sent', async () => {
  const production = await createTestApp({
    env: { FIREBASE_PROJECT_ID: 'p', FIREBASE_API_KEY: 'k', FIREBASE_AUTH_DOMAIN: 'p.firebaseapp.com' },
  })
  for (const url of ['/dev/outbox', '/emulator/v1/projects/p/oobCodes', '/emulator/auth/handler'])
    expect((await production.http.inject(url)).statusCode).toBe(404)
  expect(
    (
      await production.http.inject({
        method: 'POST',
        url: '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode',
        payload: {},
      })
    ).statusCode,
  ).toBe(404)
  const boot = await production.as(null).getBootManifest.answer()
  expect(boot.body).toMatchObject({
    local: null,
    firebase: { projectId: 'p', apiKey: 'k', authDomain: 'p.firebaseapp.com' },
  })
  expect(boot.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
  await production.close()
})
