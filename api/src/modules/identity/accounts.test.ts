import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { sampleDay } from '../../testing/server/test-server.ts'

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.close())
const minute = 60_000
const after = (milliseconds: number) => new Date(sampleDay.getTime() + milliseconds)

/** Every test signs in on a day of its own, so that none is in the other's sessions. */
let day = 0
beforeEach(() => app.setNow(after((day += 2) * 24 * 60 * minute)))

describe('an address that has an account', () => {
  const user = 'user@noordstaal.example'
  const as = async (sub: string, language = 'nl') =>
    app.holding(await app.token(user, { sub }), { 'accept-language': language }).loadProfile.answer()

  test('belongs to the first uid that proves it, and to no other', async () => {
    expect((await as('first')).body).toMatchObject({ email: user, allowed: true })
    const refused = await as('second')
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      403,
      'IDENTITY_MISMATCH',
      'Bij dit e-mailadres hoort al een account. Log in zoals u dat de eerste keer deed. Lukt dat niet, vraag dan uw beheerder om het account over te zetten.',
    ])
    const second = app.holding(await app.token(user, { sub: 'second' }))
    const everywhere = [second.listOffers, second.listSessions, second.countNotifications, second.endAllSessions]
    for (const call of everywhere) expect((await call.answer()).body.code).toBe('IDENTITY_MISMATCH')
    expect((await as('first')).status).toBe(200)
  })

  test('says how it signed in the first time', async () => {
    await app.holding(await app.token(user, { sub: 'first', firebase: { sign_in_provider: 'google.com' } })).syncToken()
    expect((await as('second', 'en')).body.message).toBe(
      'This e-mail address belongs to an account already. Sign in the way you did the first time: with Google. If you cannot, ask your administrator to move the account.',
    )
  })

  test('is given to one of two that come at the same moment', async () => {
    await app.database.db.updateTable('app_user').set({ uid: null }).where('email', '=', user).execute()
    const answers = await Promise.all(['one', 'two', 'three', 'four'].map((sub) => as(sub)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403])
  })
})

test('the ways in that were used are told, the last one first, and nobody else’s', async () => {
  const manager = 'manager@staffel.example'
  const by = (provider: string, signedIn: Date) =>
    app.token(manager, {
      auth_time: Math.floor(signedIn.getTime() / 1000),
      firebase: { sign_in_provider: provider },
    })
  const [first, then] = [after(day * 24 * 60 * minute), after((day * 24 * 60 + 5) * minute)]
  app.setNow(first)
  await app.holding(await by('google.com', first)).listOffers()
  app.setNow(then)
  const here = app.holding(await by('password', then))
  await here.listOffers()
  expect((await here.listLoginProviders.answer()).body).toEqual([
    { provider: 'password', last_used_at: then.toISOString() },
    { provider: 'google.com', last_used_at: first.toISOString() },
  ])
  const others = (await app.as('manager@noordstaal.example').listLoginProviders.answer()).body
  expect(others.map(({ provider }: { provider: string }) => provider)).not.toContain('google.com')
})
