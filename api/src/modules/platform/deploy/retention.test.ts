import { createReleaseHouse, type ReleaseHouse } from '../../../testing/server/release-house.ts'
import { administer, sampleDay } from '../../../testing/server/test-server.ts'

let house: ReleaseHouse
let tokens: Record<'offers' | 'shell', string>
beforeAll(async () => {
  house = await createReleaseHouse()
  const [offers, shell] = await Promise.all([house.tokenFor('offers', 'release'), house.tokenFor('shell', 'release')])
  tokens = { offers: offers.token, shell: shell.token }
})
afterAll(() => house.close())

const inDays = (days: number) => new Date(sampleDay.getTime() + days * 86_400_000)
const job = async () => {
  const known = house.app.modules.platform.jobs?.find(({ name }) => name === 'remove old releases')
  await known?.run(new AbortController().signal)
}
/** The clock goes to that day, the job runs, and runs again when its hour is over. */
const runOn = async (days: number) => {
  house.app.setNow(inDays(days))
  await job()
  house.app.setNow(inDays(days + 0.05))
  await job()
}
/** The database has its own clock; versions come one a day from long ago. */
const dateAll = (area: string) =>
  administer(
    house.app.database.url,
    `update area_version set published_at = timestamptz '2026-01-01' + place * interval '1 day' from (select version as v, row_number() over (order by published_at) as place from area_version where area_id = '${area}') as numbered where area_id = '${area}' and version = v`,
  )
const publishedOf = async (area: 'offers' | 'shell') => {
  const [here] = await house.as().listEnvironments()
  const state = area === 'shell' ? here?.shell : here?.areas.find(({ id }) => id === area)
  return state?.versions ?? []
}
const gone = async (area: 'offers' | 'shell') =>
  (await publishedOf(area)).filter(({ removed_at: at }) => at).map(({ version }) => version)
const statusOf = async (url: string) => (await house.app.http.inject({ url })).statusCode

test('the last ten versions stay, and what an environment names in any way; of others the files go, and the list says so', async () => {
  const first = (await house.here()).offers.live
  const versions = [first]
  for (let number = 1; number <= 14; number += 1) {
    const { version } = await house.publish(tokens.offers, `v${number}`, { code: `version ${number}` })
    versions.push(version)
  }
  const [, second, third, fourth, fifth] = versions
  // `first` is live, `second` tried in staging, `third` asked for in production, `fourth` one click away there.
  const at = (name: string) => ({ params: { name, area: 'offers' } })
  const by = async (name: string) => ({
    revision: (await house.as().listEnvironments()).find((one) => one.name === name)?.revision ?? 0,
    reason: 'Trial',
  })
  const live = async (name: string, version = '') =>
    house.as().setLiveVersion({ ...at(name), body: { version, ...(await by(name)) } })
  await live('staging', first)
  const canary = { version: second ?? '', percent: 10, roles: [] }
  await house.as().setCanary({ ...at('staging'), body: { ...canary, ...(await by('staging')) } })
  await live('production', fourth)
  await live('production', first)
  await house.as().setFourEyes({ params: { name: 'production' }, body: { on: true, ...(await by('production')) } })
  await live('production', third)

  await dateAll('offers')
  await runOn(1)
  expect(await gone('offers')).toEqual([fifth])
  expect([
    await statusOf(`/r/offers/${fifth}/remoteEntry.js`),
    await statusOf(`/r/offers/${second}/remoteEntry.js`),
  ]).toEqual([404, 200])
  const refused = await house
    .as()
    .setLiveVersion.answer({ ...at('development'), body: { version: fifth ?? '', ...(await by('development')) } })
  expect(refused.status).toBe(422)

  // Published again, it is there again, and can go live.
  const again = await house.bring(tokens.offers, 'offers', house.built('v4', { code: 'version 4' }), 'again')
  expect(again.version).toBe(fifth)
  expect([await gone('offers'), await statusOf(`/r/offers/${fifth}/remoteEntry.js`)]).toEqual([[], 200])
  await live('development', fifth)
  await runOn(3)
  expect(await gone('offers')).toEqual([])
})

test('nothing of the last thirty days goes, however much is published', async () => {
  const [newest] = (await publishedOf('offers')).toReversed()
  house.app.setNow(inDays(4))
  for (let number = 20; number <= 32; number += 1)
    await house.publish(tokens.offers, `v${number}`, { code: `${number}` })
  await administer(
    house.app.database.url,
    `update area_version set published_at = timestamptz '2026-03-01' where area_id = 'offers'`,
  )
  const before = await gone('offers')
  await runOn(5)
  expect([newest !== undefined, await gone('offers')]).toEqual([true, before])
})

test('between the two steps a version that somebody chose comes back', async () => {
  await administer(
    house.app.database.url,
    `update area_version set published_at = timestamptz '2026-01-01' where area_id = 'offers'`,
  )
  house.app.setNow(inDays(6))
  await job()
  const [marked = ''] = await gone('offers')
  expect(await statusOf(`/r/offers/${marked}/remoteEntry.js`)).toBe(200)
  // As a call that had looked at it just before.
  await administer(
    house.app.database.url,
    `update environment set document = jsonb_set(document, '{areas,offers,live,version}', '"${marked}"') where name = 'development'`,
  )
  house.app.setNow(inDays(6.1))
  await job()
  expect([(await gone('offers')).includes(marked), await statusOf(`/r/offers/${marked}/remoteEntry.js`)]).toEqual([
    false,
    200,
  ])
})

test('of a shell go the files that no shell which stays has', async () => {
  const common = 'shared'
  const names: string[] = []
  for (let number = 1; number <= 12; number += 1) {
    const { version } = await house.bring(
      tokens.shell,
      'shell',
      house.builtShell(`shell${number}`, {
        code: number % 2 ? common : `own ${number}`,
        list: ['Table', `Own${number}`],
      }),
      'shell',
    )
    names.push(version)
  }
  const mains = new Map(
    ['own 2', common].map((code) => [
      code,
      house.builtShell(`look ${code}`, { code }).bytes.find(({ file }) => file.startsWith('main.'))?.file,
    ]),
  )
  const live = await house.ask(tokens.shell, 'POST', 'shell/live', { version: names[11], reason: 'Trial' })
  expect(live.statusCode).toBe(200)
  await dateAll('shell')
  await runOn(10)
  expect(await gone('shell')).toEqual([names[1], names[0]])
  expect([await statusOf(`/${mains.get('own 2')}`), await statusOf(`/${mains.get(common)}`)]).toEqual([404, 200])
})

test('a build that is here already is known by its names and hashes, without a byte of it', async () => {
  const { files } = house.built('v32', { code: '32' })
  const answer = await house.ask(tokens.offers, 'POST', 'offers/releases', { files })
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { isNew: false, problems: [] }])
})
