import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BootManifest } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { writeAreaBuild, writeBuilt } from '../../../../testing/server/write-area-build.ts'
import type { StaticSite } from './static-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'staffel-site-'))
const shell = join(folder, 'shell')
const api = 'https://api.example.com'
const cdn = 'https://cdn.example.com'
const hash = (kind: string, text: string, as: 'hex' | 'base64') => createHash(kind).update(text).digest(as)

const page = (script: string) =>
  `<!doctype html><html lang="en"><head><style nonce="__CSP_NONCE__"></style><script>start()</script><title>Staffel</title><link rel="stylesheet" href="/main.0123abcd.css"><script defer src="/${script}"></script><!--boot--></head><body></body></html>`

const start = async (env: Record<string, string> = {}): Promise<TestApp> => {
  const builds = { AREA_BUILDS: join(folder, 'mf-offers'), SHELL_BUILD: shell }
  const app = await createTestApp({ env: { ...builds, ...env } })
  await app.modules.platform.publishBuilds(['staging'])
  return app
}

let app: TestApp
let withCdn: TestApp
beforeAll(async () => {
  writeBuilt(join(shell, 'index.html'), page('main.0123abcd.js'))
  writeBuilt(join(shell, 'sign-in.html'), page('sign-in.0123abcd.js'))
  writeBuilt(join(shell, 'provided.json'), {
    shellApi: '1.0.0',
    shared: {},
    files: { '@staffel/shared-ui/list': { scripts: ['7.0123abcd.js'], styles: [] } },
  })
  for (const name of ['main.0123abcd.js', 'main.0123abcd.js.br', 'main.0123abcd.css', 'sign-in.0123abcd.js'])
    writeBuilt(join(shell, name), name)
  writeAreaBuild(join(folder, 'mf-offers'), 'offers', { paths: ['/offers'] })
  app = await start()
  withCdn = await start({ ASSET_ORIGIN: cdn })
})
afterAll(async () => {
  await app.close()
  await withCdn.close()
  rmSync(folder, { recursive: true, force: true })
})

const siteOf = async (of: TestApp, headers: Record<string, string> = {}): Promise<StaticSite> => {
  const answer = await of.http.inject({ url: `/environment-files.json?api=${api}/`, headers })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const bootIn = (html = ''): BootManifest =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')
const policyIn = (html = '') => /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html)?.[1] ?? ''

describe('what a server of files is given', () => {
  test('a page whose calls go to the API, and the same documents as here', async () => {
    const { documents, environment, canaries, unlisted } = await siteOf(app, { 'accept-language': 'nl' })
    const boot = bootIn(documents['index.html'])
    const here = (await app.http.inject({ url: '/environment.json' })).json()
    expect(boot).toEqual({ ...here, api: { ...here.api, base: `${api}/webhook` } })
    expect(JSON.parse(documents['environment.json'] ?? '')).toEqual(boot)
    expect(documents['index.html']).toContain('<html lang="nl">')
    expect([environment, canaries, unlisted]).toEqual(['development', [], []])
  })

  test('each file of the shell that lasts and all of every area, by what it is', async () => {
    const { files, documents } = await siteOf(app)
    const base = bootIn(documents['index.html']).areas[0]?.base ?? ''
    expect(base).toMatch(/^\/r\/offers\/1\.0\.0-/)
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        '/main.0123abcd.js',
        '/main.0123abcd.js.br',
        `${base}remoteEntry.js`,
        `${base}area.json`,
      ]),
    )
    expect(Object.keys(files).filter((path) => /index\.html|provided\.json/.test(path))).toEqual([])
    for (const [path, sha256] of Object.entries(files)) {
      const { rawPayload, statusCode } = await app.http.inject({ url: path })
      expect([path, statusCode, createHash('sha256').update(rawPayload).digest('hex')]).toEqual([path, 200, sha256])
    }
  })

  test('tags that say what their files hold, and a policy that names the API and no more', async () => {
    const { documents } = await siteOf(app)
    for (const [name, program, nonces] of [
      ['index.html', 'main', /^[0-9a-f]{32}$/],
      ['nginx/index.html', 'main', /^__CSP_NONCE__$/],
      ['nginx/sign-in.html', 'sign-in', /^__CSP_NONCE__$/],
    ] as const) {
      const html = documents[name] ?? ''
      const script = `${program}.0123abcd.js`
      expect(html).toContain(`<script integrity="sha384-${hash('sha384', script, 'base64')}" defer src="/${script}">`)
      const [, nonce = ''] = /<style nonce="([^"]+)">/.exec(html) ?? []
      expect(nonce).toMatch(nonces)
      const policy = policyIn(html)
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
      expect(policy).toContain(`script-src 'self' 'sha256-${hash('sha256', 'start()', 'base64')}'`)
      expect(policy).toMatch(new RegExp(`connect-src 'self' ${api}[ ;]`))
      expect(policy).toContain(`frame-src 'self' ${api}`)
      expect(policy).not.toMatch(/unsafe|frame-ancestors/)
    }
    const [one, other] = [await siteOf(app), await siteOf(app)]
    expect(policyIn(one.documents['index.html'])).not.toBe(policyIn(other.documents['index.html']))
    expect(one.documents['nginx/site.conf']).toBe(other.documents['nginx/site.conf'])
  })

  test('the environment that was asked for, as local mode has it for a browser that chose it', async () => {
    const { environment, documents } = await siteOf(app, { cookie: 'staffel_environment=staging' })
    expect(environment).toBe('staging')
    expect(bootIn(documents['index.html']).environment).toEqual({ name: 'staging', production: false })
  })

  test.each(['nonsense', 'javascript:alert(1)'])('no page for an API at %s', async (where) => {
    const answer = await app.http.inject({ url: `/environment-files.json?${new URLSearchParams({ api: where })}` })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['api']])
  })
})

describe('with the files at another origin', () => {
  const get = (url: string, headers: Record<string, string> = {}) =>
    withCdn.http.inject({ url, headers: { accept: 'text/html', ...headers } })

  test('the page asks for all of them there, in the way in which it will be asked for again', async () => {
    const { body, headers } = await get('/offers', { cookie: 'staffel_session=1' })
    const { areas } = bootIn(body)
    expect(areas[0]?.base).toMatch(/^https:\/\/cdn\.example\.com\/r\/offers\//)
    expect(body).toContain(`<script crossorigin="anonymous" defer src="${cdn}/main.0123abcd.js">`)
    expect(body).toContain(`<link crossorigin="anonymous" rel="stylesheet" href="${cdn}/main.0123abcd.css">`)
    const hints = [...body.matchAll(/<link rel="preload"[^>]*>/g)].map(([tag]) => tag)
    expect(hints.length).toBeGreaterThan(3)
    for (const hint of hints) expect(hint).toMatch(/href="https:\/\/cdn\.example\.com\/[^"]+" crossorigin="anonymous"/)
    const policy = String(headers['content-security-policy'])
    for (const kind of ['script', 'style', 'connect', 'img', 'font'])
      expect(policy).toMatch(new RegExp(`${kind}-src 'self'[^;]* ${cdn}[ ;]`))
  })

  test('the sign-in page fetches the shell from there as well', async () => {
    const { body } = await get('/login')
    expect(body).toContain(`src="${cdn}/sign-in.0123abcd.js"`)
    expect(body).toContain(`<link rel="prefetch" href="${cdn}/main.0123abcd.js" crossorigin="anonymous">`)
  })

  test('files go out to every origin, and so does their absence; nothing else does', async () => {
    const open = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
    expect((await get('/main.0123abcd.js')).headers).toMatchObject(open)
    expect((await get('/r/offers/none/a.js')).headers).toMatchObject(open)
    expect((await get('/environment.json')).headers).not.toHaveProperty('access-control-allow-origin')
    expect((await app.http.inject({ url: '/main.0123abcd.js' })).headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test('a server of files is given the pages, and nothing that is fetched from elsewhere', async () => {
    const { files, documents } = await siteOf(withCdn)
    expect(files).toEqual({})
    expect(documents['index.html']).toContain(
      `<script integrity="sha384-${hash('sha384', 'main.0123abcd.js', 'base64')}" crossorigin="anonymous" defer src="${cdn}/main.0123abcd.js">`,
    )
  })
})
