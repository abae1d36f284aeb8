import type { Telemetry } from '@staffel/shared-api/contract'
import { createReleaseHouse, type ReleaseHouse } from '../../../../testing/server/release-house.ts'
import { administer, sampleDay } from '../../../../testing/server/test-server.ts'

const params = { name: 'development', area: 'offers' }
const here = { params: { name: 'development' } }

let house: ReleaseHouse
let version: string
beforeAll(async () => {
  house = await createReleaseHouse()
  const { token } = await house.tokenFor('offers', 'release')
  version = (await house.publish(token, 'second', { code: 'second' })).version
})
afterAll(() => house.close())

const by = async () => ({ revision: (await house.here()).revision, reason: 'Trial' })
const run = (name: string) =>
  house.app.modules.platform.jobs?.find((job) => job.name === name)?.run() ?? Promise.reject(new Error(name))
const look = async () => {
  await run('telemetry')
  await run('canaries')
}
const verdict = async () =>
  (await house.as().getEnvironmentHealth(here)).areas.find(({ area }) => area === 'offers')?.verdict

type Report = Omit<Telemetry['areas'][number], 'area' | 'version'>
/** So many page loads of each version, as they went. */
async function visits(count: number, of: 'live' | 'canary', one: Report): Promise<void> {
  const { revision, offers } = await house.here()
  const area = { area: 'offers', version: of === 'live' ? offers.live : version, opened: true as const, ...one }
  const body: Telemetry = { environment: 'development', revision, measured: true, areas: [area] }
  const from = (at: number) => house.app.as(null, { remoteAddress: `10.9.${at % 250}.1` })
  await Promise.all(Array.from({ length: count }, (_, at) => from(at).sendTelemetry({ body })))
}
const good: Report = { load: 300, lcp: 1000, inp: 80 }
const failing = (id: string): Report => ({ failures: [{ id, kind: 'evaluation' }] })

async function begin(): Promise<void> {
  await house.as().setCanary({ params, body: { version, percent: 100, roles: ['Manager'], ...(await by()) } })
}
const canary = async () => (await house.here()).offers.canary
const latest = async (language: string) =>
  (
    await house.app
      .as('admin@staffel.example', { headers: { 'accept-language': language } })
      .listEnvironmentHistory(here)
  )[0]

test('with too few sessions it waits, and says so; as good as the live version it stays', async () => {
  await begin()
  await look()
  expect(await verdict()).toEqual({ state: 'waiting', live_sessions: 0, canary_sessions: 0 })
  await visits(60, 'live', good)
  await visits(49, 'canary', failing('aaaa1111'))
  await look()
  expect([await verdict(), (await canary())?.version]).toEqual([
    { state: 'waiting', live_sessions: 60, canary_sessions: 49 },
    version,
  ])
  house.app.setNow(new Date(sampleDay.getTime() + 2 * 3_600_000))
  await visits(50, 'live', good)
  await visits(50, 'canary', { ...good, lcp: 1100 })
  await look()
  expect(await verdict()).toEqual({ state: 'fine', live_sessions: 50, canary_sessions: 50 })
})

test('what does worse stops, says why to everybody in their language, and tells the product owners', async () => {
  await visits(5, 'canary', failing('aaaa2222'))
  await look()
  expect(await canary()).toBeNull()
  expect(await latest('nl')).toMatchObject({
    author: 'server',
    reason: `Canary ${version} is vanzelf gestopt. Laden lukt in 90,9% van de gevallen, bij de live versie in 100%. 0,09 fouten per sessie, bij de live versie 0.`,
  })
  expect((await latest('en'))?.reason).toContain('It loads in 90.9% of the cases')
  const told = await house.app.database.db
    .selectFrom('notification as n')
    .innerJoin('app_user as u', 'u.id', 'n.user_id')
    .select(['u.email', 'n.event'])
    .where('n.event', '=', 'canary_stopped')
    .execute()
  expect(told).toEqual([{ email: 'admin@staffel.example', event: 'canary_stopped' }])
  const mails = await house.app.database.db
    .selectFrom('outbox_mail')
    .select(['recipients', 'subject', 'link'])
    .where('subject', 'like', 'Canary van offers%')
    .execute()
  expect(mails).toMatchObject([
    { recipients: ['admin@staffel.example'], link: expect.stringMatching(/\/environments$/) },
  ])
})

test('it stays stopped; a person starts it again, and what was met before does not count', async () => {
  const { revision } = await house.here()
  await look()
  expect((await house.here()).revision).toBe(revision)
  await begin()
  await look()
  expect([await verdict(), (await canary())?.version]).toEqual([
    { state: 'waiting', live_sessions: 0, canary_sessions: 0 },
    version,
  ])
})

test('who sets other limits is judged by those', async () => {
  const { limits } = await house.as().getEnvironmentHealth(here)
  expect(limits).toEqual({
    sessions: 50,
    load_points: 2,
    error_times: 2,
    errors_least: 5,
    vitals_percent: 25,
    measured_percent: 100,
  })
  await visits(3, 'live', good)
  await visits(3, 'canary', failing('aaaa3333'))
  const strict = { ...limits, sessions: 3 }
  await house.as().setCanaryLimits({ ...here, body: { limits: strict, ...(await by()) } })
  expect((await house.as().getEnvironmentHealth(here)).limits).toEqual(strict)
  await look()
  expect(await canary()).toBeNull()
})

test('one that no longer fits is told of once, and left for the live one', async () => {
  const { token } = await house.tokenFor('offers', 'publish')
  house.writeShell(['Table', 'Forest'])
  const uses = { exports: { '@staffel/shared-ui/list': ['Forest'] }, operations: [] }
  const wild = await house.publish(token, 'wild', { code: 'wild', uses })
  await house.as().setCanary({
    params,
    body: { version: wild.version, percent: 100, roles: [], ...(await by()) },
  })
  house.writeShell(['Table'])
  await look()
  await look()
  expect(await verdict()).toMatchObject({ state: 'unfit' })
  const told = await house.app.database.db
    .selectFrom('notification')
    .select('event')
    .where('event', '=', 'canary_unfit')
    .execute()
  expect(told).toHaveLength(1)
})

test('two processes that look at once stop it once', async () => {
  house.writeShell(['Table', 'Forest'])
  await begin()
  await look()
  await visits(3, 'live', good)
  await visits(3, 'canary', failing('aaaa4444'))
  await run('telemetry')
  const { revision } = await house.here()
  await Promise.all([run('canaries'), run('canaries')])
  await run('canaries')
  expect([(await house.here()).revision, await canary()]).toEqual([revision + 1, null])
})

test('an environment that cannot be read keeps no other from being judged', async () => {
  const there = { params: { name: 'staging', area: 'offers' } }
  const { live } = (await house.here()).offers
  const { revision } = await house
    .as()
    .setLiveVersion({ ...there, body: { version: live, revision: 0, reason: 'Trial' } })
  const tried = { version, percent: 100, roles: [], revision, reason: 'Trial' }
  await house.as().setCanary({ ...there, body: tried })
  const write = (schema: number) =>
    administer(
      house.app.database.url,
      `update environment set document = jsonb_set(document, '{schema}', '${schema}') where name = 'development'`,
    )
  await write(2)
  try {
    await look()
  } finally {
    await write(1)
  }
  const { areas } = await house.as().getEnvironmentHealth({ params: { name: 'staging' } })
  expect(areas.find(({ area }) => area === 'offers')?.verdict).toMatchObject({ state: 'waiting' })
})
