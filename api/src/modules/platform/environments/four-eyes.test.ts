import { createReleaseHouse, type ReleaseHouse } from '../../../testing/server/release-house.ts'

let house: ReleaseHouse
let release: { id: string; token: string }
const second = 'manager@staffel.example'
beforeAll(async () => {
  house = await createReleaseHouse()
  release = await house.tokenFor('offers', 'release')
  await house.app.database.db
    .updateTable('app_user')
    .set({ features: ['product-owner'] })
    .where('email', '=', second)
    .execute()
  await house.as().setFourEyes({ params: { name: 'development' }, body: { on: true, ...(await by()) } })
})
afterAll(() => house.close())

const params = { name: 'development', area: 'offers' }
const by = async (reason = 'Trial') => ({ revision: (await house.here()).revision, reason })
const offers = async () => (await house.here()).offers
const promote = async (email: string, version: string) =>
  house.app.as(email).setLiveVersion.answer({ params, body: { version, ...(await by(`by ${email}`)) } })
const admin = 'admin@staffel.example'

test('a version goes live once a second person asks for the same; taking it back needs nobody', async () => {
  const before = (await offers()).live
  const { version } = await house.publish(release.token, 'agreed', { code: 'agreed' })
  expect((await promote(admin, version)).status).toBe(200)
  expect(await offers()).toMatchObject({
    live: before,
    asked: { version, canary: null, by: admin, reason: `by ${admin}` },
  })
  const alone = await promote(admin, version)
  expect([alone.status, Object.keys(alone.body.fields ?? {})]).toEqual([422, ['version']])
  expect((await promote(second, version)).status).toBe(200)
  expect(await offers()).toMatchObject({ live: version, asked: null })
  await house.app.as(second).rollBackArea({ params, body: await by() })
  expect((await offers()).live).toBe(before)
  const steps = (await house.as().listEnvironmentHistory({ params: { name: 'development' } })).map(
    (change) => change.steps,
  )
  expect(steps.slice(1, 4)).toMatchObject([
    [
      { area: 'offers', what: 'live', to: version },
      { area: 'offers', what: 'asked', to: null },
    ],
    [{ area: 'offers', what: 'asked', from: null, to: version }],
    [{ area: null, what: 'fourEyes', from: 'off', to: 'on' }],
  ])
})

test('a pipeline asks and agrees with nothing, and who made its token is no second person', async () => {
  const { live } = await offers()
  const { version } = await house.publish(release.token, 'piped', { code: 'piped' })
  const release12 = { version, reason: 'Release 12' }
  expect((await house.ask(release.token, 'POST', 'offers/live', release12)).json().area).toMatchObject({
    live,
    asked: { version, by: 'CI of offers' },
  })
  expect((await house.ask(release.token, 'POST', 'offers/live', release12)).statusCode).toBe(422)
  expect((await promote(admin, version)).status).toBe(422)
  expect((await promote(second, version)).status).toBe(200)
  expect((await offers()).live).toBe(version)
})

test('another share or other roles are another question, and nobody agreed with it yet', async () => {
  const { version } = await house.publish(release.token, 'shared', { code: 'shared' })
  const canary = async (email: string, percent: number, roles: ('User' | 'Manager')[]) =>
    house.app.as(email).setCanary.answer({ params, body: { version, percent, roles, ...(await by()) } })
  await canary(admin, 5, ['User', 'Manager'])
  await canary(second, 100, ['User', 'Manager'])
  expect(await offers()).toMatchObject({ canary: null, asked: { canary: { percent: 100 }, by: second } })
  expect((await canary(admin, 100, ['Manager', 'User'])).status).toBe(200)
  expect(await offers()).toMatchObject({ canary: { version, percent: 100 }, asked: null })
})

test('only an Admin says whether there are four', async () => {
  const body = { on: false, ...(await by()) }
  expect((await house.app.as(second).setFourEyes.answer({ params: { name: 'development' }, body })).status).toBe(403)
  const state = await house.as().setFourEyes({ params: { name: 'development' }, body })
  expect(state.four_eyes).toBe(false)
  const { version } = await house.publish(release.token, 'free', { code: 'free' })
  await promote(second, version)
  expect((await offers()).live).toBe(version)
})
