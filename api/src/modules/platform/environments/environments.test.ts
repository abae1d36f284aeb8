import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { writeAreaBuild, writeBuilt, type AreaBuildOptions } from '../../../testing/server/write-area-build.ts'

const admin = 'admin@staffel.example'
const folder = mkdtempSync(join(tmpdir(), 'staffel-environments-'))
const shell = join(folder, 'shell')
const started = join(folder, 'mf-offers')

const writeShell = (list: string[]) =>
  writeBuilt(join(shell, 'provided.json'), {
    shellApi: '1.2.0',
    shared: { react: '19.3.1', '@staffel/shared-ui/list': '1.4.0' },
    exports: { '@staffel/shared-ui/list': list },
    files: {},
  })

let app: TestApp
beforeAll(async () => {
  writeShell(['Table'])
  writeAreaBuild(started, 'offers', { paths: ['/offers'] })
  app = await createTestApp({ env: { AREA_BUILDS: started, SHELL_BUILD: shell } })
  await app.modules.platform.publishBuilds()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const as = () => app.as(admin)
const here = async () => {
  const [found] = await as().listEnvironments()
  const area = found?.areas.find(({ id }) => id === 'offers')
  if (!found || !area) throw new Error('no environment')
  return { ...found, offers: area }
}
const liveBase = async () =>
  (await app.as(null).getBootManifest()).areas.find(({ document }) => document.id === 'offers')?.base

async function tokenFor(area: string, rights: 'publish' | 'release'): Promise<{ id: string; token: string }> {
  return as().makeDeployToken({ params: { name: 'local' }, body: { area, label: `CI of ${area}`, rights } })
}

function ask(token: string, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object | Buffer) {
  const type = Buffer.isBuffer(payload) ? { 'content-type': 'application/octet-stream' } : {}
  const options: InjectOptions = {
    method,
    url: `/deploy/${path}`,
    headers: { authorization: `Bearer ${token}`, ...type },
  }
  return app.http.inject({ ...options, ...(payload && { payload }) })
}

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** The files of a build, as a pipeline names them. */
function built(name: string, options: Partial<AreaBuildOptions>, id = 'offers') {
  const at = join(folder, name)
  writeAreaBuild(at, id, { paths: ['/offers'], ...options })
  const bytes = readdirSync(at).map((file) => ({ file, content: readFileSync(join(at, file)) }))
  return { bytes, files: Object.fromEntries(bytes.map(({ file, content }) => [file, hash(content)])) }
}

/** Publishes as the pipeline of a team does: asks what is missing, brings that, asks again. */
async function publish(
  token: string,
  name: string,
  options: Partial<AreaBuildOptions>,
): Promise<{ version: string; problems: string[] }> {
  const { bytes, files } = built(name, options)
  const first = await ask(token, 'POST', 'offers/releases', { files, about: { commit: 'abc123', changelog: name } })
  expect([first.statusCode, first.json().missing?.length]).toEqual([202, new Set(Object.values(files)).size])
  for (const { content } of bytes) await ask(token, 'PUT', `offers/files/${hash(content)}`, content)
  const done = await ask(token, 'POST', 'offers/releases', { files, about: { commit: 'abc123', changelog: name } })
  expect(done.statusCode).toBe(200)
  return done.json()
}

test('a published version is kept and proposed, and goes live only when somebody says so; then an older one can again', async () => {
  const { token } = await tokenFor('offers', 'publish')
  const before = await here()
  const base = await liveBase()
  const { version, problems } = await publish(token, 'better', { code: 'better' })
  expect(problems).toEqual([])
  const proposed = await here()
  expect([proposed.revision, proposed.offers.live, await liveBase()]).toEqual([
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
  const params = { name: 'local', area: 'offers' }
  await as().setLiveVersion({ params, body: { version, revision: proposed.revision, reason: 'Better' } })
  expect(await liveBase()).toBe(`/r/offers/${version}/`)
  expect((await app.http.inject(`/r/offers/${version}/area.js`)).body).toBe('area.js better')
  const live = await here()
  expect(live.offers).toMatchObject({ live: version, previous: [before.offers.live] })
  // Not taken along by a start: what people chose stays, and so does a version that was gone back to.
  await as().rollBackArea({ params, body: { revision: live.revision, reason: 'Worse after all' } })
  expect(await liveBase()).toBe(base)
  const back = await here()
  expect(back.offers).toMatchObject({ live: before.offers.live, previous: [] })
  const none = await as().rollBackArea.answer({ params, body: { revision: back.revision, reason: 'Further' } })
  expect([none.status, none.body.fields]).toEqual([422, { version: 'There is no earlier version to go back to.' }])
  await as().setLiveVersion({ params, body: { version, revision: back.revision, reason: 'Mended' } })
  expect(await liveBase()).toBe(`/r/offers/${version}/`)
  expect(await as().listEnvironmentHistory({ params: { name: 'local' } })).toMatchObject([
    { author: admin, reason: 'Mended' },
    { author: admin, reason: 'Worse after all' },
    { author: admin, reason: 'Better' },
    { author: 'server' },
  ])
})

test('who has seen an older state changes nothing, and neither does a version that nobody published', async () => {
  const { revision } = await here()
  const params = { name: 'local', area: 'offers' }
  const late = await as().switchArea.answer({
    params,
    body: { enabled: false, revision: revision - 1, reason: 'x' },
  })
  expect([late.status, late.code]).toEqual([409, 'STALE'])
  const unknown = await as().setLiveVersion.answer({
    params,
    body: { version: '9.9.9-00000000', revision, reason: 'x' },
  })
  expect([unknown.status, unknown.body.fields]).toEqual([422, { version: 'Version 9.9.9-00000000 was not published.' }])
  for (const nowhere of [
    { name: 'elsewhere', area: 'offers' },
    { name: 'local', area: 'nothing' },
  ])
    expect(
      (await as().switchArea.answer({ params: nowhere, body: { enabled: true, revision, reason: 'x' } })).status,
    ).toBe(404)
  expect((await here()).revision).toBe(revision)
})

test('an area that is switched off is so in the boot manifest, until it is switched on', async () => {
  const params = { name: 'local', area: 'offers' }
  for (const enabled of [false, true]) {
    await as().switchArea({ params, body: { enabled, revision: (await here()).revision, reason: 'x' } })
    expect((await app.as(null).getBootManifest()).areas[0]?.enabled).toBe(enabled)
  }
})

test('a version that the shell or the API cannot carry is refused with the names that are missing', async () => {
  const { token } = await tokenFor('offers', 'release')
  const { version, problems } = await publish(token, 'unfit', {
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
  expect((await ask(token, 'POST', 'offers/verify', { version })).json()).toEqual({ version, problems })
  const live = await ask(token, 'POST', 'offers/live', { version, reason: 'Now' })
  expect([live.statusCode, live.json().fields.version]).toEqual([
    422,
    expect.stringContaining('Tree of @staffel/shared-ui/list'),
  ])
})

test('a version that is live although the shell lacks an export of it says so in the boot manifest, until the shell has it', async () => {
  const missing = async () => (await app.as(null).getBootManifest()).areas[0]?.missing
  expect(await missing()).toBeUndefined()
  const uses = (...names: string[]) => ({ exports: { '@staffel/shared-ui/list': names }, operations: [] })
  writeAreaBuild(started, 'offers', { paths: ['/offers'], code: 'ahead', uses: uses('Table', 'Tree') })
  await app.modules.platform.publishBuilds()
  expect(await missing()).toEqual({ '@staffel/shared-ui/list': ['Tree'] })
  writeShell(['Table', 'Tree'])
  expect(await missing()).toBeUndefined()
})

test('a pipeline with the right to release makes a version live and takes it back, each with its reason', async () => {
  const { token } = await tokenFor('offers', 'release')
  const before = (await here()).offers.live
  const { version } = await publish(token, 'released', { code: 'released' })
  expect((await ask(token, 'POST', 'offers/live', { version, reason: 'Release 12' })).json().area.live).toBe(version)
  expect((await ask(token, 'POST', 'offers/rollback', { reason: 'Alarm' })).json().area.live).toBe(before)
  expect((await as().listEnvironmentHistory({ params: { name: 'local' } })).slice(0, 2)).toMatchObject([
    { author: 'CI of offers', reason: 'Alarm' },
    { author: 'CI of offers', reason: 'Release 12' },
  ])
})

describe('a deploy token', () => {
  test('is for one area, and with the right to publish for nothing more; revoked or unknown it is for nothing', async () => {
    const { id, token } = await tokenFor('offers', 'publish')
    const other = await tokenFor('people', 'release')
    const version = (await here()).offers.live
    expect((await ask(token, 'POST', 'offers/live', { version, reason: 'x' })).statusCode).toBe(403)
    expect((await ask(token, 'POST', 'offers/rollback', { reason: 'x' })).statusCode).toBe(403)
    expect((await ask(other.token, 'POST', 'offers/rollback', { reason: 'x' })).statusCode).toBe(403)
    expect((await ask(other.token, 'GET', 'offers')).statusCode).toBe(403)
    expect((await ask(token, 'GET', 'offers')).json()).toMatchObject({ environment: 'local', area: { live: version } })
    const [kept] = (await as().listDeployTokens({ params: { name: 'local' } })).filter((one) => one.id === id)
    expect(kept).toMatchObject({ area: 'offers', made_by: admin, last_used_at: expect.any(String), revoked_at: null })
    expect(JSON.stringify(kept)).not.toContain(token)
    await as().revokeDeployToken({ params: { name: 'local', id } })
    for (const secret of [token, `${token.slice(0, -1)}_`, '', 'x'.repeat(58)])
      expect((await ask(secret, 'GET', 'offers')).statusCode).toBe(401)
    expect((await as().revokeDeployToken.answer({ params: { name: 'local', id } })).status).toBe(404)
  })

  test('of another area does not bring files of this one under its name', async () => {
    const { token } = await tokenFor('people', 'release')
    const { bytes, files } = built('disguised', { code: 'disguised' })
    for (const { content } of bytes) await ask(token, 'PUT', `people/files/${hash(content)}`, content)
    const answer = await ask(token, 'POST', 'people/releases', { files })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'FORBIDDEN'])
  })

  test('brings nothing but whole releases: other bytes, other names and half a build are refused', async () => {
    const { token } = await tokenFor('offers', 'publish')
    const content = Buffer.from('x')
    const wrong = await ask(token, 'PUT', `offers/files/${'0'.repeat(64)}`, content)
    expect([wrong.statusCode, wrong.json().message]).toEqual([422, expect.stringContaining('not the ones')])
    await ask(token, 'PUT', `offers/files/${hash(content)}`, content)
    for (const name of ['../shell.js', '/etc/passwd', 'a//b.js', '.hidden', 'a/..', 'a\\b.js']) {
      const refused = await ask(token, 'POST', 'offers/releases', { files: { [name]: hash(content) } })
      expect([name, refused.statusCode]).toEqual([name, 422])
    }
    const half = await ask(token, 'POST', 'offers/releases', { files: { 'area.js': hash(content) } })
    expect([half.statusCode, half.json().message]).toEqual([422, expect.stringContaining('build.json is missing')])
    const many = Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}.js`, hash(content)]))
    const tooMany = await ask(token, 'POST', 'offers/releases', { files: many })
    expect([tooMany.statusCode, tooMany.json().message]).toEqual([422, expect.stringContaining('2000')])
    expect((await ask(token, 'POST', 'offers/releases', { nothing: true })).statusCode).toBe(422)
    expect((await ask(token, 'POST', 'offers/releases')).statusCode).toBe(422)
  })
})
