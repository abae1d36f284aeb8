import { createReleaseHouse, type ReleaseHouse } from '../../../../testing/server/release-house.ts'

let house: ReleaseHouse
beforeAll(async () => {
  house = await createReleaseHouse()
})
afterAll(() => house.close())

const params = { name: 'development', area: 'offers' }
const by = async (reason: string) => ({ revision: (await house.here()).revision, reason })
const history = () => house.as().listEnvironmentHistory({ params: { name: 'development' } })
const undo = async (change: number) =>
  house.as().undoEnvironmentChange.answer({ params: { name: 'development', change }, body: await by('Back') })

test('a version says what people see of it and what it would lack, before it goes anywhere', async () => {
  const { token } = await house.tokenFor('offers', 'publish')
  const { version } = await house.publish(token, 'wider', {
    code: 'wider',
    paths: ['/offers', '/ladders'],
    uses: { exports: { '@staffel/shared-ui/list': ['Forest'] }, operations: [] },
  })
  const facts = await house.as().getAreaVersion({ params: { ...params, version } })
  expect(facts.pages.map(({ path }) => path)).toEqual(['/offers', '/ladders'])
  expect(facts.problems).toEqual(['Forest of @staffel/shared-ui/list'])
  for (const unknown of [
    { ...params, version: '9.9.9-00000000' },
    { ...params, name: 'elsewhere', version },
  ])
    expect((await house.as().getAreaVersion.answer({ params: unknown })).status).toBe(404)
})

test('the history says what each change did, and puts back what nobody has touched since', async () => {
  const { token } = await house.tokenFor('offers', 'publish')
  const before = (await house.here()).offers.live
  const { version } = await house.publish(token, 'next', { code: 'next' })
  await house.as().setLiveVersion({ params, body: { version, ...(await by('Next')) } })
  await house.as().switchArea({ params, body: { enabled: false, ...(await by('Alarm')) } })
  const [off, live] = await history()
  expect([off?.steps, live?.steps]).toEqual([
    [{ area: 'offers', what: 'switch', flag: null, from: 'on', to: 'off' }],
    [{ area: 'offers', what: 'live', flag: null, from: before, to: version }],
  ])
  expect([off?.can_undo, live?.can_undo]).toEqual([true, false])

  const late = await undo(live?.revision ?? 0)
  expect([late.status, late.body.fields]).toEqual([
    422,
    { change: 'This area has been changed again since; choose its latest change.' },
  ])
  expect((await undo(off?.revision ?? 0)).status).toBe(200)
  expect((await house.here()).offers).toMatchObject({ enabled: true, live: version })
  // As it was left by the change before, so that one can be taken back as well.
  expect((await undo(live?.revision ?? 0)).status).toBe(200)
  expect((await house.here()).offers).toMatchObject({ live: before })
  expect((await undo(999_999)).status).toBe(404)
})

test('what was taken away is not put back once it no longer fits', async () => {
  house.writeShell(['Table', 'Tree'])
  const { token } = await house.tokenFor('offers', 'publish')
  const needy = { uses: { exports: { '@staffel/shared-ui/list': ['Tree'] }, operations: [] } }
  const { version } = await house.publish(token, 'needy', { code: 'needy', ...needy })
  await house.as().setLiveVersion({ params, body: { version, ...(await by('Needy')) } })
  await house.as().rollBackArea({ params, body: await by('Worse') })
  house.writeShell(['Table'])
  const [rolledBack] = await history()
  expect((await undo(rolledBack?.revision ?? 0)).body.fields?.['version']).toContain('Tree of @staffel/shared-ui/list')
})

test('a flag of the live version is set, left to the area again, and one that it does not know is refused', async () => {
  const set = async (flag: string, value: boolean | null) =>
    house.as().setAreaFlag.answer({ params, body: { flag, value, ...(await by('Trial')) } })
  const shown = async () => (await house.app.as(null).getBootManifest()).areas[0]?.flags
  expect((await set('fast', false)).status).toBe(200)
  expect([await shown(), (await house.here()).offers.flags]).toEqual([{ fast: false }, { fast: false }])
  expect((await set('fast', null)).status).toBe(200)
  expect([await shown(), (await house.here()).offers.flags]).toEqual([{ fast: true }, {}])
  expect((await history())[0]?.steps).toEqual([{ area: 'offers', what: 'flag', flag: 'fast', from: 'off', to: null }])
  const unknown = await set('magic', true)
  expect([unknown.status, unknown.body.fields]).toEqual([422, { flag: 'This version has no flag magic.' }])
})

test('an open tab that has the present state is told so without it', async () => {
  const ask = (etag?: string) =>
    house.app.http.inject({ url: '/environment.json', headers: etag ? { 'if-none-match': etag } : {} })
  const first = await ask()
  const etag = String(first.headers['etag'])
  const again = await ask(etag)
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await house.as().switchArea({ params, body: { enabled: false, ...(await by('Off')) } })
  const changed = await ask(etag)
  expect([changed.statusCode, changed.headers['etag'] === etag]).toEqual([200, false])
})
