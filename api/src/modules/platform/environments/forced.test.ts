import { admin, createReleaseHouse, type ReleaseHouse } from '../../../testing/server/release-house.ts'

const params = { name: 'development', area: 'offers' }
const list = '@staffel/shared-ui/list'

let house: ReleaseHouse
let token: string
beforeAll(async () => {
  house = await createReleaseHouse()
  token = (await house.tokenFor('offers', 'release')).token
})
afterAll(() => house.close())

const live = (version: string, more: object, bearer = token) =>
  house.ask(bearer, 'POST', 'offers/live', { version, reason: 'The fair is tomorrow', ...more })
const publish = (name: string, exports: string[], operations: string[] = []) =>
  house.publish(token, name, { code: name, uses: { exports: { [list]: exports }, operations } })
const by = async () => ({ revision: (await house.here()).revision, reason: 'x' })

test('a version that lacks something is refused by name, and goes live with force: the history says in spite of what, and the shell is told', async () => {
  const { version, problems } = await publish('wild', ['Forest'], ['sendPigeon'])
  expect(problems).toEqual([`Forest of ${list}`, 'the call sendPigeon'])
  const verified = await house.ask(token, 'POST', 'offers/verify', { version })
  expect(verified.json().problems).toEqual(problems)
  const refused = await live(version, {})
  expect([refused.statusCode, refused.json().fields.version]).toEqual([
    422,
    expect.stringContaining(`Forest of ${list}; the call sendPigeon`),
  ])

  const forced = await live(version, { force: true })
  expect([forced.statusCode, forced.json().area.live]).toEqual([200, version])
  const [latest] = await house.as().listEnvironmentHistory({ params: { name: 'development' } })
  expect(latest).toMatchObject({ author: 'CI of offers', steps: [{ what: 'live', to: version }], can_undo: true })
  expect(latest?.reason).toBe(
    `The fair is tomorrow (made live in spite of what is missing: Forest of ${list}; the call sendPigeon)`,
  )
  const inDutch = house.app.as(admin, { headers: { 'accept-language': 'nl' } })
  const [read] = await inDutch.listEnvironmentHistory({ params: { name: 'development' } })
  expect(read?.reason).toBe(
    `The fair is tomorrow (live gezet ondanks wat ontbreekt: Forest van ${list}; de aanroep sendPigeon)`,
  )
  const [area] = (await house.app.as(null).getBootManifest()).areas
  expect([area?.base, area?.missing]).toEqual([`/r/offers/${version}/`, { [list]: ['Forest'] }])
  // What fits needs no force, and nothing is said of it.
  const { version: tame } = await publish('tame', ['Table'])
  await live(tame, { force: true })
  const [next] = await house.as().listEnvironmentHistory({ params: { name: 'development' } })
  expect(next?.reason).toBe('The fair is tomorrow')
})

test('what lacks much is told of by a dozen names and a number', async () => {
  const { version } = await publish(
    'hungry',
    Array.from({ length: 200 }, (_, at) => `Tree${at}`),
  )
  await live(version, { force: true })
  const [latest] = await house.as().listEnvironmentHistory({ params: { name: 'development' } })
  expect(latest?.reason).toMatch(/Tree11 of \S+; and 188 more\)$/)
  await house.ask(token, 'POST', 'offers/rollback', { reason: 'Back' })
})

test('a version of the environment before goes on with force as well', async () => {
  const { version } = await publish('wilder', ['Jungle'])
  await live(version, { force: true })
  const staging = await house
    .as()
    .makeDeployToken({ params: { name: 'staging' }, body: { area: 'offers', label: 'CI', rights: 'release' } })
  const promote = (more: object) => house.ask(staging.token, 'POST', 'offers/promote', { reason: 'On', ...more })
  expect((await promote({})).statusCode).toBe(422)
  expect((await promote({ force: true })).json().area.live).toBe(version)
  await house.ask(token, 'POST', 'offers/rollback', { reason: 'Back' })
})

test('nobody forces with a token that only publishes, on the page, or where a second person has to agree', async () => {
  const { version } = await publish('third', ['Meadow'])
  const only = await house.tokenFor('offers', 'publish')
  expect((await live(version, { force: true }, only.token)).statusCode).toBe(403)
  const body = { version, ...(await by()) }
  expect((await house.as().setLiveVersion.answer({ params, body })).status).toBe(422)
  await house.as().setFourEyes({ params: { name: 'development' }, body: { on: true, ...(await by()) } })
  const refused = await live(version, { force: true })
  expect([refused.statusCode, refused.json().fields.version]).toEqual([
    422,
    'Where a second person has to agree, a version that lacks something is not made live.',
  ])
  await house.as().setFourEyes({ params: { name: 'development' }, body: { on: false, ...(await by()) } })
})
