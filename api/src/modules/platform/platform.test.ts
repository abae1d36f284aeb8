import { createHash } from 'node:crypto'
import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { writeAreaBuild, writeBuilt } from '../../testing/server/write-area-build.ts'

const folder = mkdtempSync(join(tmpdir(), 'staffel-builds-'))
const shell = join(folder, 'shell')
const build = (area: string) => join(folder, `mf-${area}`)

const writeArea = (id: string, paths: readonly string[], code?: string) =>
  writeAreaBuild(build(id), id, { paths, ...(code !== undefined && { code }) })

let app: TestApp
beforeAll(async () => {
  writeBuilt(
    join(shell, 'index.html'),
    '<!doctype html><html lang="en"><head><meta name="nonce" content="__CSP_NONCE__"><script>start()</script><title>Staffel</title><link rel="stylesheet" href="/main.1.css"><script defer fetchpriority="high" src="/main.1.js"></script><!--boot--></head><body></body></html>',
  )
  writeBuilt(
    join(shell, 'sign-in.html'),
    '<!doctype html><html lang="en"><head><title>Staffel</title><script defer src="/sign-in.1.js"></script><!--boot--></head><body></body></html>',
  )
  writeBuilt(join(shell, 'provided.json'), {
    shellApi: '1.0.0',
    shared: {},
    files: { '@staffel/shared-ui/list': { scripts: ['7.js'], styles: ['7.css'] } },
  })
  for (const name of ['main.0123456789ab.js', 'main.1.js', 'main.1.css', 'sign-in.1.js'])
    writeBuilt(join(shell, name), name.includes('0123') ? 'main' : name)
  writeArea('offers', ['/offers', '/offers/new', '/offers/:id'])
  writeArea('people', ['/users'])
  app = await createTestApp({
    env: { AREA_BUILDS: [build('offers'), build('people'), join(folder, 'absent')].join(), SHELL_BUILD: shell },
  })
  await app.modules.platform.publishBuilds()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  app.http.inject({ url, headers })
const bootOf = async (url = '/') =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/.exec((await get(url)).body)?.[1] ?? 'null')
const baseOf = async (id: string): Promise<string> =>
  (await bootOf()).areas.find((area: { document: { id: string } }) => area.document.id === id)?.base

test('the boot manifest stands in the page, at /environment.json and as a call, all the same', async () => {
  const inPage = await bootOf('/login')
  expect(inPage.areas.map((area: { document: { id: string } }) => area.document.id)).toEqual(['offers', 'people'])
  expect(inPage.areas[0]).toMatchObject({
    enabled: true,
    entry: 'remoteEntry.js',
    scripts: ['area.js'],
    integrity: { 'remoteEntry.js': 'sha384-entry' },
    flags: { fast: true },
    base: expect.stringMatching(/^\/r\/offers\/1\.0\.0-[0-9a-f]{8}\/$/),
  })
  expect(inPage.local.accounts).toHaveLength(8)
  expect((await get('/environment.json')).json()).toEqual(inPage)
  expect((await app.as(null, { headers: { accept: 'text/html' } }).getBootManifest.answer()).body).toEqual(inPage)
})

test.each([
  ['nl', '/login', 'Inloggen · Staffel', 'Staffel maakt offertes met staffelprijzen'],
  ['en', '/Login/', 'Sign in · Staffel', 'Staffel makes offers with tier prices'],
  ['nl', '/offers', 'Staffel', 'Staffel maakt offertes met staffelprijzen'],
])('in %s, %s has a title and a description in that language', async (language, url, title, description) => {
  const { body } = await get(url, { accept: 'text/html', 'accept-language': language })
  expect(body).toContain(`<html lang="${language}">`)
  expect(body).toContain(`<title>${title}</title>`)
  expect(body).toContain(`<meta name="description" content="${description}`)
})

test('a page carries its own nonce, a policy that fits it, and is asked for anew', async () => {
  const [first, second] = [await get('/offers'), await get('/offers')]
  const nonce = /content="([^"]+)"/.exec(first.body)?.[1] ?? ''
  expect(nonce).toHaveLength(24)
  expect(second.body).not.toContain(nonce)
  expect(first.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`)
  expect(first.headers['content-security-policy']).not.toMatch(/unsafe/)
  // `start()`, and nothing else that might stand in the page.
  const policy = String(first.headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update('start()').digest('base64')}'`)
  expect(first.headers['cache-control']).toBe('no-cache')
})

test.each([
  ['/offers', 'nl', ['area.css', 'remoteEntry.js', 'area.js', 'nl.js', 'page-0.js', '/7.css', '/7.js']],
  ['/Offers/New', 'en-GB', ['area.css', 'remoteEntry.js', 'area.js', 'en.js', 'page-1.js', '/7.css', '/7.js']],
  ['/offers/42?edit=1', 'en', ['area.css', 'remoteEntry.js', 'area.js', 'en.js', 'page-2.js', '/7.css', '/7.js']],
  ['/login', 'nl', []],
])('%s hints at what its page needs', async (url, language, files) => {
  const page = await get(url, { accept: 'text/html', 'accept-language': language, cookie: 'staffel_session=1' })
  const base = await baseOf('offers')
  const [kept = ''] = /<template id="first-files">.*?<\/template>/.exec(page.body) ?? []
  // None outside: it would come together with the shell's script.
  expect(page.body.replace(kept, '')).not.toContain('rel="preload"')
  const hinted = [...kept.matchAll(/<link rel="preload"[^>]*? href="([^"]+)"/g)].map(([, href = '']) =>
    href.replace(base, ''),
  )
  expect(hinted).toEqual(files)
})

test('who has no session is sent the page that can only sign in, which names the files of the shell for later', async () => {
  const light = (await get('/Login/?next=%2Foffers')).body
  expect(light).toContain('<script defer src="/sign-in.1.js">')
  expect(light).not.toMatch(/<script[^>]*main/)
  expect(light).toContain(
    '<template id="first-files"><link rel="prefetch" href="/main.1.css"><link rel="prefetch" href="/main.1.js"></template>',
  )
  for (const whole of [
    await get('/login', { accept: 'text/html', cookie: 'staffel_session=1' }),
    await get('/finishSignIn'),
    await get('/offers'),
  ]) {
    expect(whole.body).toContain('src="/main.1.js"')
    expect(whole.body).not.toContain('sign-in.1.js')
  }
})

test('a page that needs a session is hinted at only where there was one', async () => {
  expect((await get('/offers')).body).not.toContain('rel="preload"')
  expect((await get('/offers', { accept: 'text/html', cookie: 'a=b; staffel_session=1' })).body).toContain(
    'rel="preload"',
  )
})

test('the entry is hinted at as it will be asked for: with CORS and its hash', async () => {
  const { body } = await get('/users', { accept: 'text/html', cookie: 'other=2; staffel_session=1' })
  expect(body).toContain(
    `href="${await baseOf('people')}remoteEntry.js" crossorigin="anonymous" integrity="sha384-entry">`,
  )
})

describe('files', () => {
  test('of a published version never change, and come compressed', async () => {
    const url = `${await baseOf('offers')}remoteEntry.js`
    const packed = await get(url, { 'accept-encoding': 'gzip, br' })
    expect([packed.body, packed.headers['content-encoding'], packed.headers['cache-control']]).toEqual([
      'remoteEntry.js.br one',
      'br',
      'public, max-age=31536000, immutable',
    ])
    const plain = await get(url, {})
    expect([plain.body, plain.headers['content-type'], plain.headers['vary']]).toEqual([
      'remoteEntry.js one',
      'text/javascript; charset=utf-8',
      'accept-encoding',
    ])
  })

  test('of the shell are kept when their name carries a hash', async () => {
    expect((await get('/main.0123456789ab.js')).headers['cache-control']).toContain('immutable')
    expect((await get('/provided.json')).headers['cache-control']).toBe('no-cache')
  })

  test('of a shell that another process serves, or this one did, are there as well', async () => {
    renameSync(join(shell, 'main.0123456789ab.js'), join(shell, 'main.ba9876543210.js'))
    const kept = await get('/main.0123456789ab.js')
    expect([kept.statusCode, kept.body, kept.headers['cache-control']]).toEqual([
      200,
      'main',
      expect.stringContaining('immutable'),
    ])
    expect((await get('/provided.json.0123456789ab.js')).statusCode).toBe(404)
    await app.modules.platform.publishBuilds()
  })

  test.each([
    '/missing.js',
    '/r/offers/none/remoteEntry.js',
    '/r/',
    '/favicon.ico',
    '/assets/x.css',
    '/r/../../etc/passwd.txt',
    '/%2e%2e/%2e%2e/package.json',
    '/..%2fpackage.json',
  ])('%s is a plain 404', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('<html')
  })
})

test('an unknown page is the shell, for browsers only', async () => {
  expect((await get('/anything/else')).body).toContain('id="boot"')
  expect((await get('/anything/else', { accept: 'application/json' })).json().code).toBe('NOT_FOUND')
})

test('a new build goes live and the old one stays one step back; the same build changes nothing', async () => {
  const before = await bootOf()
  await app.modules.platform.publishBuilds()
  expect((await bootOf()).revision).toBe(before.revision)
  const old = await baseOf('people')
  writeArea('people', ['/users'], 'two')
  await app.modules.platform.publishBuilds()
  const after = await bootOf()
  expect([after.revision, (await baseOf('people')) === old]).toEqual([before.revision + 1, false])
  expect((await get(`${old}area.js`, {})).body).toBe('area.js one')
  const stored = await app.database.db
    .selectFrom('environment_revision')
    .select(['revision', 'author', 'reason', 'document'])
    .orderBy('revision', 'desc')
    .executeTakeFirstOrThrow()
  expect(stored).toMatchObject({
    revision: after.revision,
    author: 'server',
    document: { areas: { people: { previous: [{ base: old }] } } },
  })
})

test('a canary is for people who are in it, on every page and call; the sign-in page has what is live', async () => {
  const live = await baseOf('people')
  const canary = { version: '2.0.0-0', base: '/r/people/2.0.0-0/', integrity: '' }
  const { build: built, document } = await app.database.db
    .selectFrom('area_version')
    .selectAll()
    .where('area_id', '=', 'people')
    .executeTakeFirstOrThrow()
  const row = { area_id: 'people', version: canary.version }
  await app.database.db
    .insertInto('area_version')
    .values({ ...row, build: JSON.stringify(built), document: JSON.stringify(document) })
    .execute()
  const set = (value: object | null) =>
    sql`update environment set revision = revision + 1,
      document = jsonb_set(document, '{areas,people,canary}', ${JSON.stringify(value)}::jsonb)`.execute(app.database.db)
  await set({ ...canary, percent: 100, roles: ['Manager'] })
  const seenBy = async (cookie: string) =>
    (await get('/environment.json', { cookie }))
      .json()
      .areas.find((area: { document: { id: string } }) => area.document.id === 'people').base
  expect(await seenBy('staffel_session=1; staffel_person=u1:User.Manager')).toBe(canary.base)
  expect(await seenBy('staffel_session=1; staffel_person=u1:User')).toBe(live)
  expect(await seenBy('')).toBe(live)
  const page = await get('/users', { accept: 'text/html', cookie: 'staffel_person=u1:Manager' })
  expect(page.body).toContain(canary.base)
  await set(null)
  expect(await seenBy('staffel_person=u1:Manager')).toBe(live)
})

test('a build that cannot be read leaves its area as it was, and the others alone', async () => {
  const before = await bootOf()
  writeBuilt(join(build('people'), 'build.json'), '{"id":"people"')
  writeArea('offers', ['/offers', '/offers/new', '/offers/:id'], 'two')
  await app.modules.platform.publishBuilds()
  const after = await bootOf()
  expect(after.areas[1]).toEqual(before.areas[1])
  expect(after.areas[0].base).not.toBe(before.areas[0].base)
  expect(app.logLines.join('')).toContain('build not published')
})

test('an area whose version was lost keeps its address and nothing else, the others stay', async () => {
  const before = await bootOf()
  await app.database.db.deleteFrom('area_version').where('area_id', '=', 'people').execute()
  await app.database.db
    .updateTable('environment')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .execute()
  const { areas } = await bootOf()
  expect(areas[0]).toEqual(before.areas[0])
  expect(areas[1]).toMatchObject({ base: '', scripts: [], document: { id: 'people', routes: [{ path: '/users' }] } })
})
