import { generateKeyPairSync } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { sampleDay } from '../../testing/server/test-server.ts'
import type { TokenClaims } from '../../testing/sign-token.ts'

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.close())
beforeEach(() => app.setNow(sampleDay))

const manager = 'manager@staffel.example'
const seconds = Math.floor(sampleDay.getTime() / 1000)
const minutes = (count: number) => new Date(sampleDay.getTime() + count * 60_000)

const withToken = (token: string, headers?: Record<string, string>) => app.holding(token, headers).listTenants.answer()
const codeWith = async (claims: TokenClaims, headers?: Record<string, string>) => {
  const answer = await withToken(await app.token(manager, claims), headers)
  return answer.status === 200 ? 200 : answer.code
}
const profile = (email: string) => app.as(email).loadProfile.answer()

describe('a token', () => {
  test('of the right project opens, also when its clock is a little ahead of ours', async () => {
    expect(await codeWith({})).toBe(200)
    expect(await codeWith({ iat: seconds + 5, auth_time: seconds + 5 })).toBe(200)
  })

  test.each<[string, TokenClaims]>([
    ['of another issuer', { iss: 'https://securetoken.google.com/other' }],
    ['for another project', { aud: 'other' }],
    ['that has expired', { exp: seconds - 60 }],
    ['without an expiry', { exp: null }],
    ['without a sign-in time', { auth_time: null }],
    ['from a sign-in in the future', { auth_time: seconds + 600 }],
    ['from just beyond what clocks may differ', { iat: seconds + 6 }],
    ['issued in the future', { iat: seconds + 600 }],
    ['issued before its own sign-in', { iat: seconds - 600 }],
    ['without a moment of issue', { iat: null }],
    ['whose sign-in is no moment', { auth_time: '1773655200' }],
    ['for several projects', { aud: ['demo-local', 'other'] }],
    ['for a list of one project', { aud: ['demo-local'] }],
    ['of nobody', { sub: '' }],
    ['of a list', { sub: ['uid-1'] }],
    ['with an unverified address', { email_verified: false }],
    ['with an address verified in words only', { email_verified: 'true' }],
    ['without an address', { email: null }],
  ])('%s is refused', async (_what, claims) => {
    expect(await codeWith(claims)).toBe('UNAUTHENTICATED')
  })

  test('without a signature, of another key, of another algorithm or cut off is refused', async () => {
    const claims = {
      iss: 'https://securetoken.google.com/demo-local',
      aud: 'demo-local',
      sub: 'x',
      email: manager,
      email_verified: true,
      iat: seconds,
      exp: seconds + 3600,
      auth_time: seconds,
    }
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const genuine = await app.token(manager)
    const forged = [
      new UnsecuredJWT(claims).encode(),
      await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey),
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode('a'.repeat(64))),
      genuine.slice(0, -10),
      `${genuine.split('.')[0]}.${Buffer.from(JSON.stringify({ ...claims, email: 'admin@staffel.example' })).toString('base64url')}.${genuine.split('.')[2]}`,
      'a.b.c',
    ]
    for (const token of forged) expect((await withToken(token)).code).toBe('UNAUTHENTICATED')
  })

  test('x-user-id may be absent or the same, never another', async () => {
    expect(await codeWith({}, { 'x-user-id': `uid-${manager}` })).toBe(200)
    expect(await codeWith({}, { 'x-user-id': 'uid-2' })).toBe('FORBIDDEN')
    expect(await codeWith({}, { 'x-user-id': '' })).toBe('FORBIDDEN')
  })
})

describe('the access check', () => {
  test.each([
    ['blocked@staffel.example', 'USER_BLOCKED', 'User is blocked.'],
    ['inactive@staffel.example', 'TENANT_INACTIVE', 'Tenant is inactive.'],
    ['expired@staffel.example', 'NO_SUBSCRIPTION', 'No active subscription found.'],
    ['stranger@example.com', 'NO_USER', 'No user found.'],
  ])('%s is refused as %s', async (email, code, message) => {
    const answer = await app.as(email).listOffers.answer()
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([403, code, message])
  })

  test('the first reason in the order of the specification decides', async () => {
    const set = (changes: { is_blocked?: boolean }) =>
      app.database.db.updateTable('app_user').set(changes).where('email', '=', 'inactive@staffel.example').execute()
    await set({ is_blocked: true })
    expect((await app.as('inactive@staffel.example').listOffers.answer()).body.code).toBe('USER_BLOCKED')
    await set({ is_blocked: false })
  })

  test('a flag set now is felt on the next call of the same token', async () => {
    const token = await app.token('user@noordstaal.example')
    expect((await withToken(token)).status).toBe(200)
    await app.database.db
      .updateTable('app_user')
      .set({ is_blocked: true })
      .where('email', '=', 'user@noordstaal.example')
      .execute()
    expect((await withToken(token)).code).toBe('USER_BLOCKED')
    await app.database.db
      .updateTable('app_user')
      .set({ is_blocked: false })
      .where('email', '=', 'user@noordstaal.example')
      .execute()
  })

  test('an invited person who has not accepted is nobody yet', async () => {
    await app.database.db
      .insertInto('app_user')
      .values({ tenant_id: 1, email: 'invited@example.com', role_id: 1 })
      .execute()
    expect((await profile('invited@example.com')).body.code).toBe('NO_USER')
  })
})

describe('the profile', () => {
  test('of a manager', async () => {
    expect((await profile(manager)).body).toMatchObject({
      user_id: 2,
      email: manager,
      emailVerified: true,
      first_name: 'Marieke',
      roles: ['Manager'],
      is_tenant: true,
      tenant_id: 1,
      tenant_name: 'Staffel Bouwmaterialen',
      subscription_status: 'active',
      allowed: true,
      access_code: 'GRANTED',
      message: 'Access granted.',
      redirectAfterLogin: '/offers',
    })
  })

  test('of an admin leads to the dashboard, of a user to the offers, with the organisation', async () => {
    expect((await profile('admin@staffel.example')).body).toMatchObject({
      roles: ['Admin'],
      redirectAfterLogin: '/dashboard',
    })
    expect((await profile('user@staffel.example')).body).toMatchObject({
      roles: ['User'],
      is_tenant: false,
      organization_name: 'Bouwbedrijf De Haan B.V.',
      region_name: 'Midden',
    })
  })

  test('of a refused person says why', async () => {
    expect((await profile('blocked@staffel.example')).body).toMatchObject({
      allowed: false,
      access_code: 'USER_BLOCKED',
      message: 'User is blocked.',
    })
    expect((await profile('expired@staffel.example')).body).toMatchObject({
      allowed: false,
      access_code: 'NO_SUBSCRIPTION',
      subscription_status: 'expired',
    })
  })

  test('an address in other case is the same person', async () => {
    const answer = await withToken(await app.token(manager, { email: 'Manager@Staffel.Example' }))
    expect(answer.status).toBe(200)
  })
})

describe('a session', () => {
  const at = async (authTime: Date, now: Date) => {
    app.setNow(now)
    return codeWith({ auth_time: authTime.getTime() / 1000 })
  }

  test('ends after 61 minutes without a call, and stays ended', async () => {
    const start = minutes(1000)
    expect(await at(start, start)).toBe(200)
    expect(await at(start, minutes(1060))).toBe(200)
    expect(await at(start, minutes(1120.9))).toBe(200)
    expect(await at(start, minutes(1182))).toBe('UNAUTHENTICATED')
    expect(await at(start, minutes(1183))).toBe('UNAUTHENTICATED')
    expect(await at(minutes(1183), minutes(1183))).toBe(200)
  })

  test('cannot begin with a token whose sign-in is long ago', async () => {
    expect(await at(minutes(2000), minutes(2062))).toBe('UNAUTHENTICATED')
  })

  test('ends after twelve hours in use', async () => {
    const start = minutes(3000)
    for (let hour = 0; hour < 12; hour += 0.5) expect(await at(start, minutes(3000 + hour * 60))).toBe(200)
    expect(await at(start, minutes(3000 + 12 * 60 + 1))).toBe('UNAUTHENTICATED')
  })
})

describe('after signing in', () => {
  test('POST /token notes the sign-in, and ignores its body', async () => {
    const answer = await app.as(manager).syncToken.answer({ body: { token: 'whatever' } })
    expect([answer.status, answer.bytes.toString()]).toEqual([204, ''])
    expect((await profile(manager)).body.metadata.lastSignInTime).toBe(sampleDay.toISOString())
  })

  test('the provider is noted for oneself only, and a refresh token is dropped', async () => {
    const save = (id: number) =>
      app.as(manager).saveLoginProvider.answer({
        params: { id },
        body: { provider: 'google.com', user_id: id, refresh_token: 'secret' },
      })
    expect((await save(2)).status).toBe(204)
    expect((await save(3)).status).toBe(404)
    const stored = await app.database.db
      .selectFrom('app_user')
      .selectAll()
      .where('id', '=', 2)
      .executeTakeFirstOrThrow()
    expect(stored.login_provider).toBe('google.com')
    expect(JSON.stringify(stored)).not.toContain('secret')
  })
})

test('tokens never reach the log', async () => {
  const token = await app.token(manager)
  await withToken(token)
  await app.http.inject({
    url: `/webhook/nothing/${token}?token=${token}`,
    headers: { authorization: `Bearer ${token}` },
  })
  app.http.log.info({ authorization: token, headers: { authorization: token } }, 'careless line')
  expect(app.logLines.length).toBeGreaterThan(0)
  expect(app.logLines.join('')).not.toContain(token.split('.')[2])
})
