import Fastify from 'fastify'
import { readConfig } from '../../../config.ts'
import { createReleaseHouse, type ReleaseHouse } from '../../../testing/server/release-house.ts'
import { chosenEnvironment } from './chosen-environment.ts'

let house: ReleaseHouse
beforeAll(async () => {
  house = await createReleaseHouse()
})
afterAll(() => house.close())

const inEnvironment = (name: string) => ({ cookie: `staffel_environment=${name}` })
const boot = async (name: string) =>
  (await house.app.http.inject({ url: '/environment.json', headers: inEnvironment(name) })).json()
const basesIn = async (name: string) => (await boot(name)).areas.map(({ base }: { base: string }) => base)
const stateOf = async (name: string) => (await house.as().listEnvironments()).find((one) => one.name === name)
const by = async (name: string) => ({ revision: (await stateOf(name))?.revision ?? 0, reason: 'Trial' })

test('an installation holds its environments in the order of a version; each has its own live one', async () => {
  expect((await house.as().listEnvironments()).map(({ name, areas }) => [name, areas.length])).toEqual([
    ['development', 1],
    ['staging', 0],
    ['production', 0],
  ])
  const first = (await house.here()).offers.live
  const waiting = async () =>
    (await house.as().listEnvironments()).map(({ waiting: areas = [] }) =>
      areas.map(({ id, owner, versions: [newest] }) => [id, owner, newest?.version]),
    )
  const offers = [['offers', 'team', first]]
  expect(await waiting()).toEqual([[], offers, offers])
  const params = { name: 'staging', area: 'offers' }
  await house.as().setLiveVersion({ params, body: { version: first, ...(await by('staging')) } })
  await house.start('offers', { code: 'newer' })
  expect([(await house.here()).offers.live === first, (await stateOf('staging'))?.areas[0]?.live]).toEqual([
    false,
    first,
  ])
  expect((await waiting()).map((areas) => areas.length)).toEqual([0, 0, 1])
  expect(await basesIn('staging')).toEqual([`/r/offers/${first}/`])
  expect(await basesIn('development')).toEqual([`/r/offers/${(await house.here()).offers.live}/`])
  expect(await basesIn('production')).toEqual([])
})

test('a browser in local mode sees the environment that it chose, which says so, and one that is unknown changes nothing', async () => {
  expect((await boot('staging')).environment).toEqual({ name: 'staging', production: false, insteadOf: 'development' })
  for (const name of ['development', 'elsewhere', 'x;y'])
    expect((await boot(name)).environment).toEqual({ name: 'development', production: false })
  const page = await house.app.http.inject({
    url: '/',
    headers: { accept: 'text/html', ...inEnvironment('production') },
  })
  expect(page.statusCode).toBe(503)
})

test('the API refuses the calls of an area where that is off, and in no other environment', async () => {
  await house.start('offers', { code: 'calling', uses: { exports: {}, operations: ['listOffers', 'listProducts'] } })
  const { live } = (await house.here()).offers
  const params = { name: 'production', area: 'offers' }
  await house.as().setLiveVersion({ params, body: { version: live, ...(await by('production')) } })
  const off = { enabled: false, refuses_calls: true, ...(await by('production')) }
  await house.as().switchArea({ params, body: off })
  const as = (name: string) => house.app.as('manager@staffel.example', { headers: inEnvironment(name) })
  const statuses = async (name: string) => {
    // The second has a body.
    const answers = await Promise.all([
      as(name).listOffers.answer({ query: { limit: 1 } }),
      as(name).listProducts.answer({ body: { limit: 1 } }),
    ])
    return answers.map(({ status }) => status)
  }
  expect(await statuses('development')).toEqual([200, 200])
  expect(await statuses('production')).toEqual([403, 403])
  expect(await statuses('staging')).toEqual([200, 200])
  const found = async (name: string) =>
    (await as(name).searchEverything({ query: { q: 'staffel' } })).map(({ type }) => type)
  expect([(await found('development')).includes('offers'), (await found('production')).includes('offers')]).toEqual([
    true,
    false,
  ])
})

test('an address that people sign in to by Firebase shows its own, whatever a browser says', async () => {
  const firebase = { FIREBASE_PROJECT_ID: 'p', FIREBASE_API_KEY: 'k', FIREBASE_AUTH_DOMAIN: 'p.firebaseapp.com' }
  const config = readConfig({ ...firebase, ENVIRONMENT: 'staging' })
  const { here, follow } = chosenEnvironment(config)
  const address = Fastify()
  follow(address)
  address.get('/', () => here())
  expect((await address.inject({ url: '/', headers: inEnvironment('production') })).body).toBe('staging')
})

test('a token is made for an environment in which nothing was ever changed', async () => {
  const made = await house.as().makeDeployToken({
    params: { name: 'staging' },
    body: { area: 'people', label: 'CI of people', rights: 'release' },
  })
  const state = await house.ask(made.token, 'GET', 'people')
  expect(state.json()).toEqual({
    environment: 'staging',
    environments: ['development', 'staging', 'production'],
    revision: expect.any(Number),
    area: null,
  })
  expect((await house.as().listDeployTokens.answer({ params: { name: 'elsewhere' } })).status).toBe(404)
})

test('a pipeline takes over what the environment before has, with the token of where it goes', async () => {
  const tokenIn = async (name: string, rights: 'publish' | 'release') =>
    (await house.as().makeDeployToken({ params: { name }, body: { area: 'offers', label: `CI ${name}`, rights } }))
      .token
  const [staging, first, publisher] = await Promise.all([
    tokenIn('staging', 'release'),
    tokenIn('development', 'release'),
    tokenIn('production', 'publish'),
  ])
  await house.start('offers', { code: 'to be taken over' })
  const { live } = (await house.here()).offers
  const promote = (token: string) => house.ask(token, 'POST', 'offers/promote', { reason: 'Tried' })
  const done = await promote(staging)
  expect([done.statusCode, done.json().environment, done.json().area.live]).toEqual([200, 'staging', live])
  expect((await stateOf('staging'))?.areas[0]?.live).toBe(live)
  const refused = await promote(first)
  expect([refused.statusCode, refused.json().message]).toEqual([
    422,
    expect.stringContaining('No environment comes before development'),
  ])
  expect((await promote(publisher)).statusCode).toBe(403)
})

test('a token tells what a version is made of, so that the same bytes can go to another installation', async () => {
  const { token } = await house.tokenFor('offers', 'publish')
  const built = house.built('elsewhere', { code: 'elsewhere' })
  const { version } = await house.bring(token, 'offers', built, 'Its changes')
  const made = await house.ask(token, 'GET', `offers/releases/${version}`)
  expect(made.json()).toEqual({ version, files: built.files, about: { commit: 'abc123', changelog: 'Its changes' } })
  expect((await house.ask(token, 'GET', 'offers/releases/9.9.9-00000000')).statusCode).toBe(404)
})

test('an environment that has nothing of an area begins with what is built, where that is asked for, and keeps what it has', async () => {
  const before = (await stateOf('staging'))?.areas.map(({ live }) => live)
  await house.app.modules.platform.publishBuilds(house.app.config.environments)
  const areas = (name: string) => stateOf(name).then((state) => state?.areas.map(({ id }) => id))
  expect([await areas('staging'), await areas('production')]).toEqual([['offers'], ['offers']])
  await house.start('people', {})
  await house.app.modules.platform.publishBuilds(house.app.config.environments)
  expect(await areas('staging')).toEqual(['offers', 'people'])
  expect((await stateOf('staging'))?.areas[0]?.live).toBe(before?.[0])
})
