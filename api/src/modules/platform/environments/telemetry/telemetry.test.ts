import type { Telemetry } from '@staffel/shared-api/contract'
import { sampleDay } from '../../../../testing/server/test-server.ts'
import { createReleaseHouse, type ReleaseHouse } from '../../../../testing/server/release-house.ts'

const manager = 'manager@staffel.example'
const params = { name: 'development' }

let house: ReleaseHouse
beforeAll(async () => {
  house = await createReleaseHouse()
})
afterAll(() => house.close())

const run = (name: string) =>
  house.app.modules.platform.jobs?.find((job) => job.name === name)?.run() ?? Promise.reject(new Error(name))

async function report(...areas: Partial<Telemetry['areas'][number]>[]): Promise<Telemetry> {
  const { revision, offers } = await house.here()
  return {
    environment: 'development',
    revision,
    measured: true,
    areas: areas.map((area) => ({ area: 'offers', version: offers.live, ...area })),
  }
}
const send = async (body: Telemetry) => (await house.app.as(null).sendTelemetry.answer({ body })).status
const offersNow = async () => {
  await run('telemetry')
  return (await house.as().getEnvironmentHealth({ params })).areas.find(({ area }) => area === 'offers')?.live
}
const failuresOf = async (id: string) =>
  (await house.as().listFailures({ params, query: { id } })).map(({ kind }) => kind)

test('what browsers tell is added up by version, and three of four figures stay below what is told', async () => {
  expect(await offersNow()).toMatchObject({ sessions: 0, load_success: null, load_ms: null, lcp_ms: null, errors: 0 })
  for (const load of [100, 200, 300, 400]) await send(await report({ opened: true, load, lcp: load * 4, cls: 20 }))
  await send(await report({ inp: 64 }))
  await send(await report({ opened: true, failures: [{ id: 'aaaa0001', kind: 'network' }] }))
  const { load_ms, lcp_ms, inp_ms, cls, ...counted } = (await offersNow()) ?? {}
  expect(counted).toMatchObject({ sessions: 5, load_success: 80, errors: 1 })
  for (const [told, real] of [
    [load_ms, 300],
    [lcp_ms, 1200],
    [inp_ms, 64],
    [cls, 0.02],
  ])
    expect(Math.abs(Number(told) / Number(real) - 1)).toBeLessThan(0.05)
})

test('a page load that is not measured counts nowhere, and what failed in it is found by the id that was shown', async () => {
  const before = await offersNow()
  const failure = { id: 'bbbb0001', kind: 'render' as const, place: 'page-offers.1f3a9c02.js:1:2345' }
  await send({ ...(await report({ opened: true, load: 5, failures: [failure] })), measured: false })
  expect(await offersNow()).toEqual(before)
  const found = await house.as().listFailures({ params, query: { id: ' BBBB' } })
  expect(found).toMatchObject([{ id: 'bbbb0001', area: 'offers', kind: 'render', place: failure.place, status: null }])
  expect(house.app.logLines.join('')).toContain('"failureId":"bbbb0001"')
  expect(await failuresOf("b%'")).toEqual([])
})

test('an area that is off or not for somebody is no error, and its id is found', async () => {
  const before = await offersNow()
  await send(await report({ failures: [{ id: 'cccc0001', kind: 'disabled' }] }))
  expect(await offersNow()).toEqual(before)
  expect(await failuresOf('cccc0001')).toEqual(['disabled'])
})

test('what is about nothing that runs here is let go', async () => {
  const before = await offersNow()
  const good = await report({ opened: true, failures: [{ id: 'dddd0001', kind: 'render' }] })
  for (const bad of [
    { ...good, environment: 'elsewhere' },
    { ...good, revision: good.revision + 1000 },
    { ...good, areas: good.areas.map((area) => ({ ...area, version: '9.9.9-ffffffff' })) },
    { ...good, areas: good.areas.map((area) => ({ ...area, area: 'unknown' })) },
  ])
    expect(await send(bad)).toBe(204)
  expect(await offersNow()).toEqual(before)
  expect(await failuresOf('dddd0001')).toEqual([])
})

test('a version that was published a moment ago is heard', async () => {
  await send(await report({ opened: true }))
  const { token } = await house.tokenFor('offers', 'release')
  const { version } = await house.publish(token, 'second', { code: 'second' })
  house.app.setNow(new Date(sampleDay.getTime() + 1000))
  await send(await report({ version, failures: [{ id: 'abab0001', kind: 'render' }] }))
  await run('telemetry')
  expect(await failuresOf('abab0001')).toEqual(['render'])
  house.app.setNow(sampleDay)
})

test('nothing of a person has a place in it, and what is too long or too much is refused', async () => {
  const payload = await report({ opened: true })
  const statusOf = async (body: Telemetry, remoteAddress = '10.3.0.1') =>
    (await house.app.as(null, { remoteAddress }).sendTelemetry.answer({ body })).status
  const named = { ...payload, user: 'ans' }
  expect(await statusOf(named)).toBe(422)
  const place = 'https://x.example/offers?search=Jansen'
  const told = await report({ failures: [{ id: 'eeee0001', kind: 'render', place }] })
  expect(await statusOf(told)).toBe(422)
  const long = { ...payload, padding: 'x'.repeat(2048) }
  expect(await statusOf(long)).toBe(413)
  const many = await Promise.all(Array.from({ length: 600 }, () => statusOf(payload, '10.3.0.2')))
  expect([new Set(many), await statusOf(payload, '10.3.0.2')]).toEqual([new Set([204]), 429])
})

test('failures that one network invents are bounded by the hour, and push out those of nobody else', async () => {
  const failures = Array.from({ length: 8 }, (_, at) => ({ id: `9999000${at}`, kind: 'render' as const }))
  const failing = { ...(await report({ failures })), measured: false }
  const from = async (remoteAddress: string, body: Telemetry) => {
    await house.app.as(null, { remoteAddress }).sendTelemetry({ body })
    await run('telemetry')
  }
  const kept = async (id: string) => {
    const rows = await house.app.database.db.selectFrom('telemetry_failure').select('id').execute()
    return rows.filter((row) => row.id.startsWith(id)).length
  }
  // Whoever has one address of IPv6 has many.
  for (let at = 0; at < 90; at += 1) await from(`2001:db8:1:4::${at.toString(16)}`, failing)
  expect(await kept('99990')).toBe(600)
  await from('2001:db8:1:5::1', { ...failing, ...(await report({ failures: [{ id: '88880001', kind: 'render' }] })) })
  expect(await kept('88880001')).toBe(1)
  house.app.setNow(new Date(sampleDay.getTime() + 3_600_000))
  await from('2001:db8:1:4::1', failing)
  expect(await kept('99990')).toBe(608)
  house.app.setNow(sampleDay)
})

test('it is kept for thirty days', async () => {
  await send(await report({ opened: true, failures: [{ id: 'ffff0001', kind: 'render' }] }))
  await run('telemetry')
  const after = (days: number) => house.app.setNow(new Date(sampleDay.getTime() + days * 86_400_000))
  after(29)
  await run('forget telemetry')
  expect(await failuresOf('ffff0001')).toEqual(['render'])
  after(31)
  await run('forget telemetry')
  const rows = await house.app.database.db.selectFrom('telemetry_hour').select('hour').execute()
  expect([await failuresOf('ffff0001'), rows]).toEqual([[], []])
  house.app.setNow(sampleDay)
})

test('product owners alone see it', async () => {
  const manager1 = house.app.as(manager)
  const answers = [
    await manager1.getEnvironmentHealth.answer({ params }),
    await manager1.listFailures.answer({ params, query: {} }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403])
  expect((await house.as().getEnvironmentHealth.answer({ params: { name: 'nowhere' } })).status).toBe(404)
})
