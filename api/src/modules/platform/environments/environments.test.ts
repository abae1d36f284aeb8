import { environmentRepository } from '../environment.repository.ts'
import { admin, createReleaseHouse, hash, type ReleaseHouse } from '../../../testing/server/release-house.ts'

let house: ReleaseHouse
beforeAll(async () => {
  house = await createReleaseHouse()
})
afterAll(() => house.close())

test('a published version is kept and proposed, and goes live only when somebody says so; then an older one can again', async () => {
  const { token } = await house.tokenFor('offers', 'publish')
  const before = await house.here()
  const base = await house.liveBase()
  const { version, problems } = await house.publish(token, 'better', { code: 'better' })
  expect(problems).toEqual([])
  const proposed = await house.here()
  expect([proposed.revision, proposed.offers.live, await house.liveBase()]).toEqual([
    before.revision,
    before.offers.live,
    base,
  ])
  expect(proposed.offers.versions[0]).toMatchObject({
    version,
    published_by: 'CI of offers',
    commit: 'abc123',
    changelog: 'better',
  })
  const params = { name: 'development', area: 'offers' }
  await house.as().setLiveVersion({ params, body: { version, revision: proposed.revision, reason: 'Better' } })
  expect(await house.liveBase()).toBe(`/r/offers/${version}/`)
  expect((await house.app.http.inject(`/r/offers/${version}/area.js`)).body).toBe('area.js better')
  const live = await house.here()
  expect(live.offers).toMatchObject({ live: version, previous: [before.offers.live] })
  // Not taken along by a start: what people chose stays, and so does a version that was gone back to.
  await house.as().rollBackArea({ params, body: { revision: live.revision, reason: 'Worse after all' } })
  expect(await house.liveBase()).toBe(base)
  const back = await house.here()
  expect(back.offers).toMatchObject({ live: before.offers.live, previous: [] })
  const none = await house.as().rollBackArea.answer({ params, body: { revision: back.revision, reason: 'Further' } })
  expect([none.status, none.body.fields]).toEqual([422, { version: 'There is no earlier version to go back to.' }])
  await house.as().setLiveVersion({ params, body: { version, revision: back.revision, reason: 'Mended' } })
  expect(await house.liveBase()).toBe(`/r/offers/${version}/`)
  expect(await house.as().listEnvironmentHistory({ params: { name: 'development' } })).toMatchObject([
    { author: admin, reason: 'Mended' },
    { author: admin, reason: 'Worse after all' },
    { author: admin, reason: 'Better' },
    { author: 'server' },
  ])
})

test('who has seen an older state changes nothing, and neither does a version that nobody published', async () => {
  const { revision } = await house.here()
  const params = { name: 'development', area: 'offers' }
  const late = await house.as().switchArea.answer({
    params,
    body: { enabled: false, revision: revision - 1, reason: 'x' },
  })
  expect([late.status, late.code]).toEqual([409, 'STALE'])
  const unknown = await house.as().setLiveVersion.answer({
    params,
    body: { version: '9.9.9-00000000', revision, reason: 'x' },
  })
  expect([unknown.status, unknown.body.fields]).toEqual([422, { version: 'Version 9.9.9-00000000 was not published.' }])
  for (const nowhere of [
    { name: 'elsewhere', area: 'offers' },
    { name: 'development', area: 'nothing' },
  ])
    expect(
      (await house.as().switchArea.answer({ params: nowhere, body: { enabled: true, revision, reason: 'x' } })).status,
    ).toBe(404)
  expect((await house.here()).revision).toBe(revision)
})

test('an area that is switched off is so in the boot manifest, until it is switched on', async () => {
  const params = { name: 'development', area: 'offers' }
  for (const enabled of [false, true]) {
    await house.as().switchArea({ params, body: { enabled, revision: (await house.here()).revision, reason: 'x' } })
    expect((await house.app.as(null).getBootManifest()).areas[0]?.enabled).toBe(enabled)
  }
})

test('a version that the shell or the API cannot carry is refused with the names that are missing', async () => {
  const { token } = await house.tokenFor('offers', 'release')
  const { version, problems } = await house.publish(token, 'unfit', {
    code: 'unfit',
    requires: { shellApi: '^2.0.0', shared: { react: '^19.0.0', '@staffel/shared-ui/list': '^1.5.0' } },
    uses: { exports: { '@staffel/shared-ui/list': ['Table', 'Tree'] }, operations: ['listOffers', 'sendPigeon'] },
  })
  expect(problems).toEqual([
    'shell ^2.0.0 (the shell has 1.2.0)',
    '@staffel/shared-ui/list ^1.5.0 (the shell has 1.4.0)',
    'Tree of @staffel/shared-ui/list',
    'the call sendPigeon',
  ])
  expect((await house.ask(token, 'POST', 'offers/verify', { version })).json()).toEqual({ version, problems })
  const live = await house.ask(token, 'POST', 'offers/live', { version, reason: 'Now' })
  expect([live.statusCode, live.json().fields.version]).toEqual([
    422,
    expect.stringContaining('Tree of @staffel/shared-ui/list'),
  ])
})

test('a version that is live although the shell lacks an export of it says so in the boot manifest, until the shell has it', async () => {
  const missing = async () => (await house.app.as(null).getBootManifest()).areas[0]?.missing
  expect(await missing()).toBeUndefined()
  const uses = (...names: string[]) => ({ exports: { '@staffel/shared-ui/list': names }, operations: [] })
  await house.start('offers', { paths: ['/offers'], code: 'ahead', uses: uses('Table', 'Tree') })
  expect(await missing()).toEqual({ '@staffel/shared-ui/list': ['Tree'] })
  house.writeShell(['Table', 'Tree'])
  expect(await missing()).toBeUndefined()
})

test('a pipeline with the right to release makes a version live and takes it back, each with its reason', async () => {
  const { token } = await house.tokenFor('offers', 'release')
  const before = (await house.here()).offers.live
  const { version } = await house.publish(token, 'released', { code: 'released' })
  expect((await house.ask(token, 'POST', 'offers/live', { version, reason: 'Release 12' })).json().area.live).toBe(
    version,
  )
  expect((await house.ask(token, 'POST', 'offers/rollback', { reason: 'Alarm' })).json().area.live).toBe(before)
  expect((await house.as().listEnvironmentHistory({ params: { name: 'development' } })).slice(0, 2)).toMatchObject([
    { author: 'CI of offers', reason: 'Alarm' },
    { author: 'CI of offers', reason: 'Release 12' },
  ])
})

describe('a deploy token', () => {
  test('is for one area, and with the right to publish for nothing more; revoked or unknown it is for nothing', async () => {
    const { id, token } = await house.tokenFor('offers', 'publish')
    const other = await house.tokenFor('people', 'release')
    const version = (await house.here()).offers.live
    expect((await house.ask(token, 'POST', 'offers/live', { version, reason: 'x' })).statusCode).toBe(403)
    expect((await house.ask(token, 'POST', 'offers/rollback', { reason: 'x' })).statusCode).toBe(403)
    expect((await house.ask(other.token, 'POST', 'offers/rollback', { reason: 'x' })).statusCode).toBe(403)
    expect((await house.ask(other.token, 'GET', 'offers')).statusCode).toBe(403)
    expect((await house.ask(token, 'GET', 'offers')).json()).toMatchObject({
      environment: 'development',
      area: { live: version },
    })
    const [kept] = (await house.as().listDeployTokens({ params: { name: 'development' } })).filter(
      (one) => one.id === id,
    )
    expect(kept).toMatchObject({ area: 'offers', made_by: admin, last_used_at: expect.any(String), revoked_at: null })
    expect(JSON.stringify(kept)).not.toContain(token)
    await house.as().revokeDeployToken({ params: { name: 'development', id } })
    for (const secret of [token, `${token.slice(0, -1)}_`, '', 'x'.repeat(58)])
      expect((await house.ask(secret, 'GET', 'offers')).statusCode).toBe(401)
    expect((await house.as().revokeDeployToken.answer({ params: { name: 'development', id } })).status).toBe(404)
  })

  test('of another area does not bring files of this one under its name', async () => {
    const { token } = await house.tokenFor('people', 'release')
    const { bytes, files } = house.built('disguised', { code: 'disguised' })
    for (const { content } of bytes) await house.ask(token, 'PUT', `people/files/${hash(content)}`, content)
    const answer = await house.ask(token, 'POST', 'people/releases', { files })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'FORBIDDEN'])
  })

  test('brings nothing but whole releases: other bytes, other names and half a build are refused', async () => {
    const { token } = await house.tokenFor('offers', 'publish')
    const content = Buffer.from('x')
    const wrong = await house.ask(token, 'PUT', `offers/files/${'0'.repeat(64)}`, content)
    expect([wrong.statusCode, wrong.json().message]).toEqual([422, expect.stringContaining('not the ones')])
    await house.ask(token, 'PUT', `offers/files/${hash(content)}`, content)
    for (const name of ['../shell.js', '/etc/passwd', 'a//b.js', '.hidden', 'a/..', 'a\\b.js']) {
      const refused = await house.ask(token, 'POST', 'offers/releases', { files: { [name]: hash(content) } })
      expect([name, refused.statusCode]).toEqual([name, 422])
    }
    const half = await house.ask(token, 'POST', 'offers/releases', { files: { 'area.js': hash(content) } })
    expect([half.statusCode, half.json().message]).toEqual([422, expect.stringContaining('build.json is missing')])
    const many = Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}.js`, hash(content)]))
    const tooMany = await house.ask(token, 'POST', 'offers/releases', { files: many })
    expect([tooMany.statusCode, tooMany.json().message]).toEqual([422, expect.stringContaining('2000')])
    expect((await house.ask(token, 'POST', 'offers/releases', { nothing: true })).statusCode).toBe(422)
    expect((await house.ask(token, 'POST', 'offers/releases')).statusCode).toBe(422)
  })
})

test('an area that is called like a member of every object is unknown, and takes no environment along', async () => {
  const before = await house.here()
  const body = { enabled: false, revision: before.revision, reason: 'Trial' }
  for (const area of ['constructor', 'toString', '__proto__', 'nowhere']) {
    const { status } = await house.as().switchArea.answer({ params: { name: 'development', area }, body })
    expect([area, status]).toEqual([area, area === 'nowhere' ? 404 : 422])
  }
  expect(await house.here()).toEqual(before)
})

test('a change that leaves what nobody could read back is never written', async () => {
  const { db } = house.app.database
  const environments = environmentRepository(db, ['development'])
  const before = await environments.read('development')
  const broken = environments.change('development', {
    author: 'somebody',
    reason: 'Trial',
    apply: (document) => ({ ...document, env: JSON.parse('7') }),
  })
  await expect(broken).rejects.toThrow('does not fit its schema')
  expect(await environments.read('development')).toEqual(before)
})
