import { TOTP } from 'otpauth'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { sampleDay } from '../../../../testing/server/test-server.ts'

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.close())
beforeEach(() => app.setNow(sampleDay))

const seconds = (count: number) => new Date(sampleDay.getTime() + count * 1000)
const toolkit = async (version: 'v1' | 'v2', operation: string, payload: object) => {
  const url = `/identitytoolkit.googleapis.com/${version}/accounts${operation}?key=local`
  const answer = await app.http.inject({ method: 'POST', url, payload })
  return answer.json()
}
const codeOf = (answer: { error?: { message: string } }) => answer.error?.message
const continueUrl = 'http://localhost:4200/finishSignIn'

async function byLink(email: string) {
  await toolkit('v1', ':sendOobCode', { requestType: 'EMAIL_SIGNIN', email, continueUrl })
  const { oobCodes } = (await app.http.inject('/emulator/v1/projects/demo-local/oobCodes')).json()
  const { oobCode } = oobCodes.findLast((entry: { email: string }) => entry.email === email)
  return toolkit('v1', ':signInWithEmailLink', { email, oobCode })
}

const byGoogle = (email: string) => {
  const claims = encodeURIComponent(JSON.stringify({ sub: `google-${email}`, email }))
  const requestUri = `http://localhost/emulator/auth/handler?providerId=google.com&id_token=${claims}`
  return toolkit('v1', ':signInWithIdp', { requestUri })
}

const start = (idToken: string) => toolkit('v2', '/mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} })
const code = (secret: string, at: number) => new TOTP({ secret }).generate({ timestamp: seconds(at).getTime() })
const finish = (mfaPendingCredential: string, mfaEnrollmentId: string, verificationCode: string) =>
  toolkit('v2', '/mfaSignIn:finalize', {
    mfaPendingCredential,
    mfaEnrollmentId,
    totpVerificationInfo: { verificationCode },
  })
const claims = (idToken: string) => JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())

/** Adds an app, by the code of the day's first step. */
async function enrolled(email: string) {
  const { idToken } = await byLink(email)
  const { sharedSecretKey: secret, sessionInfo } = (await start(idToken)).totpSessionInfo
  const session = await toolkit('v2', '/mfaEnrollment:finalize', {
    idToken,
    displayName: 'Phone',
    totpVerificationInfo: { sessionInfo, verificationCode: code(secret, 0) },
  })
  const [{ mfaInfo }] = (await toolkit('v1', ':lookup', { idToken: session.idToken })).users
  return { secret, session, id: mfaInfo[0].mfaEnrollmentId as string, mfaInfo }
}

test('an app is added by its first code, and told without its secret', async () => {
  const { mfaInfo, secret, session } = await enrolled('first@example.com')
  expect(mfaInfo).toEqual([
    { mfaEnrollmentId: expect.any(String), displayName: 'Phone', enrolledAt: expect.any(String), totpInfo: {} },
  ])
  expect(JSON.stringify(mfaInfo)).not.toContain(secret)
  expect(claims(session.idToken).firebase.sign_in_second_factor).toBe('totp')
})

test('codes are those of RFC 6238', async () => {
  // Appendix B: the last six digits, of the secret that the document names, 59 seconds after the beginning.
  expect(new TOTP({ secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' }).generate({ timestamp: 59_000 })).toBe('287082')
})

test.each([
  ['a link', byLink],
  ['Google', byGoogle],
])('signing in by %s then gives no session before the code', async (way, signIn) => {
  const email = `${way.replace(' ', '-').toLowerCase()}@example.com`
  const { secret, id } = await enrolled(email)
  app.setNow(seconds(60))
  const asked = await signIn(email)
  expect(asked).not.toHaveProperty('idToken')
  expect(asked).not.toHaveProperty('refreshToken')
  expect(asked.mfaInfo).toMatchObject([{ mfaEnrollmentId: id }])
  expect(codeOf(await finish(asked.mfaPendingCredential, id, '000000'))).toBe('INVALID_CODE')
  const session = await finish(asked.mfaPendingCredential, id, code(secret, 60))
  expect(claims(session.idToken)).toMatchObject({
    email,
    auth_time: seconds(60).getTime() / 1000,
    firebase: { sign_in_second_factor: 'totp', second_factor_identifier: id },
  })
  // What was asked is answered once.
  expect(codeOf(await finish(asked.mfaPendingCredential, id, code(secret, 90)))).toBe('INVALID_MFA_PENDING_CREDENTIAL')
})

test('the tokens after it say so too', async () => {
  const { session, id } = await enrolled('lasting@example.com')
  const answer = await app.http.inject({
    method: 'POST',
    url: '/securetoken.googleapis.com/v1/token?key=local',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `grant_type=refresh_token&refresh_token=${session.refreshToken}`,
  })
  expect(claims(answer.json().id_token).firebase).toMatchObject({ second_factor_identifier: id })
})

test('a code is good once, and for a clock that is off by two minutes at most', async () => {
  const { secret, id } = await enrolled('clock@example.com')
  const asked = (await byLink('clock@example.com')).mfaPendingCredential
  expect(codeOf(await finish(asked, id, code(secret, 0)))).toBe('INVALID_CODE')
  expect(codeOf(await finish(asked, id, code(secret, 181)))).toBe('INVALID_CODE')
  expect(codeOf(await finish(asked, id, code(secret, -181)))).toBe('INVALID_CODE')
  expect(await finish(asked, id, code(secret, 120))).toHaveProperty('idToken')
})

test('who guesses is stopped, at every sign-in, until a quarter of an hour is over', async () => {
  const { secret, id } = await enrolled('guessed@example.com')
  let asked = (await byLink('guessed@example.com')).mfaPendingCredential
  for (let guess = 0; guess < 10; guess++) expect(codeOf(await finish(asked, id, '1234567'))).toBe('INVALID_CODE')
  asked = (await byLink('guessed@example.com')).mfaPendingCredential
  expect(codeOf(await finish(asked, id, code(secret, 30)))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  app.setNow(seconds(901))
  asked = (await byLink('guessed@example.com')).mfaPendingCredential
  expect(await finish(asked, id, code(secret, 901))).toHaveProperty('idToken')
})

test('factors are changed shortly after a sign-in only', async () => {
  const { idToken } = await byLink('old@example.com')
  const { session, id } = await enrolled('other@example.com')
  app.setNow(seconds(301))
  expect(codeOf(await start(idToken))).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const withdrawn = { idToken: session.idToken, mfaEnrollmentId: id }
  expect(codeOf(await toolkit('v2', '/mfaEnrollment:withdraw', withdrawn))).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  app.setNow(seconds(300))
  const left = await toolkit('v2', '/mfaEnrollment:withdraw', withdrawn)
  expect(claims(left.idToken).firebase).not.toHaveProperty('sign_in_second_factor')
  expect(await byLink('other@example.com')).toHaveProperty('idToken')
})

test('an app is finished by who began it, with the right code, in time', async () => {
  const mine = await byLink('mine@example.com')
  const theirs = await byLink('theirs@example.com')
  const { sharedSecretKey: secret, sessionInfo } = (await start(mine.idToken)).totpSessionInfo
  const end = (idToken: string, verificationCode: string) =>
    toolkit('v2', '/mfaEnrollment:finalize', { idToken, totpVerificationInfo: { sessionInfo, verificationCode } })
  expect(codeOf(await end(theirs.idToken, code(secret, 0)))).toBe('SESSION_EXPIRED')
  expect(codeOf(await end(mine.idToken, 'abcdef'))).toBe('INVALID_CODE')
  app.setNow(seconds(601))
  expect(codeOf(await end(mine.idToken, code(secret, 601)))).toBe('SESSION_EXPIRED')
  expect(await byLink('mine@example.com')).toHaveProperty('idToken')
})

test('five apps are enough', async () => {
  const { idToken } = await byLink('many@example.com')
  for (let count = 0; count < 5; count++) {
    const { sharedSecretKey: secret, sessionInfo } = (await start(idToken)).totpSessionInfo
    await toolkit('v2', '/mfaEnrollment:finalize', {
      idToken,
      totpVerificationInfo: { sessionInfo, verificationCode: code(secret, 0) },
    })
  }
  expect(codeOf(await start(idToken))).toBe('SECOND_FACTOR_LIMIT_EXCEEDED')
})
