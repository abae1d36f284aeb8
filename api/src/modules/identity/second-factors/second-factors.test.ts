import { TOTP } from 'otpauth'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'

const admin = 'admin@staffel.example'
const manager = 'manager@staffel.example'
const params = { id: 2 }

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.close())
beforeEach(() => app.setNow(sampleDay))

const minutes = (count: number) => new Date(sampleDay.getTime() + count * 60_000)
const toolkit = async (path: string, payload: object) =>
  (await app.http.inject({ method: 'POST', url: `/identitytoolkit.googleapis.com/${path}?key=local`, payload })).json()

async function byLink(email: string) {
  const continueUrl = 'http://localhost:4200/finishSignIn'
  await toolkit('v1/accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN', email, continueUrl })
  const { oobCodes } = (await app.http.inject('/emulator/v1/projects/demo-local/oobCodes')).json()
  const { oobCode } = oobCodes.findLast((entry: { email: string }) => entry.email === email)
  return toolkit('v1/accounts:signInWithEmailLink', { email, oobCode })
}

async function addApp(idToken: string) {
  const begun = await toolkit('v2/accounts/mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} })
  const { sharedSecretKey: secret, sessionInfo } = begun.totpSessionInfo
  const verificationCode = new TOTP({ secret }).generate({ timestamp: sampleDay.getTime() })
  return toolkit('v2/accounts/mfaEnrollment:finalize', {
    idToken,
    displayName: 'Phone',
    totpVerificationInfo: { sessionInfo, verificationCode },
  })
}

test('an Admin takes the second factor of a lost phone away: logged, and felt at the next call', async () => {
  const { idToken } = await byLink(manager)
  expect(await app.holding(idToken).loadProfile.answer()).toMatchObject({ status: 200 })
  expect((await app.as(admin).listUserSecondFactors({ params })).factors).toEqual([])
  expect(await app.as(admin).removeUserSecondFactors.answer({ params })).toMatchObject({ status: 404 })

  await addApp(idToken)
  expect(await byLink(manager)).not.toHaveProperty('idToken')
  expect(await app.as(admin).listUserSecondFactors({ params })).toEqual({
    project: 'demo-local',
    uid: expect.any(String),
    factors: [{ name: 'Phone', since: sampleDay.toISOString() }],
  })

  app.setNow(minutes(1))
  expect((await app.as(admin).removeUserSecondFactors({ params })).factors).toEqual([])
  expect(await app.holding(idToken).loadProfile.answer()).toMatchObject({ status: 401 })
  app.setNow(minutes(2))
  const again = await byLink(manager)
  expect(await app.holding(again.idToken).loadProfile.answer()).toMatchObject({ status: 200 })
  const activities = await app.database.db
    .selectFrom('activity')
    .select(['entity_id', 'actor_user_id', 'detail'])
    .where('action', '=', 'user.second_factor_removed')
    .execute()
  expect(activities).toEqual([{ entity_id: '2', actor_user_id: 1, detail: { count: 1 } }])
})

test('is for nobody but an Admin', async () => {
  for (const other of [manager, 'user@staffel.example', 'manager@noordstaal.example']) {
    expect(await app.as(other).listUserSecondFactors.answer({ params })).toMatchObject({ status: 403 })
    expect(await app.as(other).removeUserSecondFactors.answer({ params })).toMatchObject({ status: 403 })
  }
})

test('where the project has none, nothing is offered', async () => {
  const without = await createTestApp({ env: { FIREBASE_SECOND_FACTOR: 'off' } })
  expect((await without.as(null).getBootManifest()).secondFactor).toBeUndefined()
  expect((await app.as(null).getBootManifest()).secondFactor).toBe('totp')
  expect(await without.as(admin).listUserSecondFactors.answer({ params })).toMatchObject({ status: 404 })
  const url = '/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:start'
  expect((await without.http.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404)
  await without.close()
})
