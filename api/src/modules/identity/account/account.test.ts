import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'

const admin = 'admin@staffel.example'
const manager = 'manager@staffel.example'
const user = 'user@staffel.example'

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.close())
beforeEach(() => app.setNow(sampleDay))

describe('the own account', () => {
  const names = { first_name: ' Ruben ', last_name: 'de Bakker', language: 'en' }

  test('names, phone and language are saved, and told by the profile', async () => {
    const saved = await app.as(user).saveProfile.answer({ body: { ...names, phone: '06 12 34 56 78' } })
    const told = { first_name: 'Ruben', last_name: 'de Bakker', phone: '06 12 34 56 78', language: 'en' }
    expect(saved).toMatchObject({ status: 200, body: { email: user, ...told } })
    expect((await app.as(user).saveProfile({ body: { ...names, language: 'nl' } })).phone).toBe('06 12 34 56 78')
    expect((await app.as(user).saveProfile({ body: { ...names, language: 'nl', phone: ' ' } })).phone).toBeNull()
    const refused = await app.as(user).saveProfile.answer({ body: { ...names, language: 'fr', email: 'x@y.example' } })
    expect(Object.keys(refused.body.fields).toSorted()).toEqual(['email', 'language'])
    const blank = { ...names, language: 'nl', first_name: ' ', last_name: '' }
    expect(await app.as(user).saveProfile.answer({ body: blank })).toMatchObject({
      status: 422,
      body: { fields: { first_name: expect.any(String), last_name: expect.any(String) } },
    })
  })

  test('consent is given to a version of the policy that exists', async () => {
    await app.database.db
      .updateTable('app_user')
      .set({ consent_at: null, consent_policy: null })
      .where('email', '=', user)
      .execute()
    expect((await app.as(user).loadProfile()).consent_policy).toBeNull()
    expect(await app.as(user).giveConsent.answer({ body: { policy: '1999-12' } })).toMatchObject({
      status: 422,
      body: { fields: { policy: expect.any(String) } },
    })
    expect(await app.as(user).giveConsent({ body: { policy: '2026-01' } })).toMatchObject({ consent_policy: '2026-01' })
    const { consent_at: at } = await app.database.db
      .selectFrom('app_user')
      .select('consent_at')
      .where('email', '=', user)
      .executeTakeFirstOrThrow()
    expect(at).toEqual(sampleDay)
  })
})

describe('moving a sign-in', () => {
  const provider = (sign_in_provider: string) => ({ firebase: { sign_in_provider } })

  test('goes to one that was refused, by an Admin, and ends what the old one had open', async () => {
    const old = await app.token(manager, provider('password'))
    expect(await app.holding(old).syncToken.answer()).toMatchObject({ status: 204 })
    const fresh = await app.token(manager, { sub: 'uid-of-google', ...provider('google.com') })
    expect(await app.holding(fresh).listTenants.answer()).toMatchObject({ status: 403, code: 'IDENTITY_MISMATCH' })

    const params = { id: 2 }
    const refused = [{ uid: 'uid-of-google', provider: 'google.com', at: sampleDay.toISOString() }]
    expect(await app.as(admin).listUserSignIns({ params })).toEqual({
      current: { provider: 'password', at: sampleDay.toISOString() },
      refused,
    })
    expect(await app.as(admin).moveSignIn.answer({ params, body: { uid: 'never-seen' } })).toMatchObject({
      status: 404,
    })
    const moved = await app.as(admin).moveSignIn({ params, body: { uid: 'uid-of-google' } })
    expect(moved).toMatchObject({ current: { provider: 'google.com' }, refused: [] })

    app.setNow(new Date(sampleDay.getTime() + 60_000))
    expect(await app.holding(old).listTenants.answer()).toMatchObject({ status: 403, code: 'IDENTITY_MISMATCH' })
    const signedIn = await app.token(manager, { sub: 'uid-of-google', ...provider('google.com') })
    expect(await app.holding(signedIn).listTenants.answer()).toMatchObject({ status: 200 })
    const [activity] = await app.database.db
      .selectFrom('activity')
      .select(['entity_id', 'actor_user_id', 'detail'])
      .where('action', '=', 'user.sign_in_moved')
      .execute()
    expect(activity).toEqual({ entity_id: '2', actor_user_id: 1, detail: { from: 'password', to: 'google.com' } })
  })

  test('is for nobody but an Admin', async () => {
    const other = app.as('manager@noordstaal.example')
    expect(await other.listUserSignIns.answer({ params: { id: 3 } })).toMatchObject({ status: 403 })
    expect(await other.moveSignIn.answer({ params: { id: 3 }, body: { uid: 'x' } })).toMatchObject({ status: 403 })
  })
})
