import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { BootManifest } from '@staffel/shared-api/contract'
import { freePort } from '@staffel/tooling/free-port'
import { Compile } from 'typebox/compile'
import { createApp, type App } from '../../../../app.ts'
import { readConfig } from '../../../../config.ts'
import { overPool } from '../../../../db/database.ts'
import type { Database } from '../../../../db/database.types.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../../../db/engine/embedded-postgres.ts'
import { migrate } from '../../../../db/migrate.ts'
import { folderStore } from '../../../../files/folder-store.ts'
import { createDriver } from '../../../../testing/driver/create-driver.ts'
import { writeAreaBuild, writeBuilt } from '../../../../testing/server/write-area-build.ts'

/** Two processes of one installation, each with a folder of its own, on a database that can be taken away. */
const folder = mkdtempSync(join(tmpdir(), 'staffel-last-good-'))
chmodSync(folder, 0o755)
const log: string[] = []
const databases: Database[] = []
const apps: App[] = []
let port = 0
let server: EmbeddedPostgres
let first: App

const start = (): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres(join(folder, 'db'), { settings: { listen_addresses: '127.0.0.1', port: String(port) } })

async function startProcess(name: string, waitsForDatabase = false): Promise<App> {
  const { user, database: named } = server
  const database = overPool({ host: '127.0.0.1', port, user, database: named }, 'server')
  databases.push(database)
  const config = readConfig({
    DATA_DIR: join(folder, name),
    AREA_BUILDS: ['offers', 'people'].map((area) => join(folder, `mf-${area}`)).join(),
    SHELL_BUILD: join(folder, 'shell'),
    LOG_LEVEL: 'warn',
  })
  const context = { config, db: database.db, files: folderStore(join(folder, 'files')), now: () => new Date() }
  const app = await createApp(
    { ...context, announce: () => undefined },
    { logStream: { write: (line) => void log.push(line) }, waitsForDatabase },
  )
  apps.push(app)
  return app
}

const get = (app: App, url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ url, headers: { accept: 'text/html', ...headers } })
const visitorOf = ({ http }: App) =>
  createDriver({ http, workflows: readConfig({}).workflows, caller: () => Promise.resolve({}) })
const isBoot = Compile(BootManifest)
async function bootOf(app: App, headers?: Record<string, string>) {
  const { body } = await get(app, '/offers', headers)
  const boot: unknown = JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/.exec(body)?.[1] ?? '{}')
  if (!isBoot.Check(boot)) throw new Error(body)
  return boot
}
const seenBy = async (app: App) => {
  const { areas, lastGood = null } = await bootOf(app)
  return { lastGood, areas: areas.map(({ document: { id }, base }) => `${id} ${base.split('/')[3]?.split('-')[0]}`) }
}
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(100)
}

beforeAll(async () => {
  writeBuilt(
    join(folder, 'shell/index.html'),
    '<!doctype html><html lang="en"><head><style nonce="__CSP_NONCE__"></style><title>Staffel</title><script defer src="/main.0123456789ab.js"></script><!--boot--></head><body></body></html>',
  )
  writeBuilt(join(folder, 'shell/main.0123456789ab.js'), 'main')
  writeBuilt(join(folder, 'shell/provided.json'), { shellApi: '1.0.0', shared: {}, files: {} })
  for (const area of ['offers', 'people']) writeAreaBuild(join(folder, `mf-${area}`), area, { paths: [`/${area}`] })
  port = await freePort()
  server = await start()
  first = await startProcess('first')
  for (const { db } of databases) await migrate(db)
  await first.modules.platform.publishBuilds()
})
afterAll(async () => {
  for (const app of apps) await app.http.close()
  for (const database of databases) await database.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const areas = ['offers 1.0.0', 'people 1.0.0']

test('while the database is away the page is what was last good and says so, in a new process as well, until it is back', async () => {
  expect(await seenBy(first)).toEqual({ lastGood: null, areas })
  await server.stop()

  expect(await seenBy(first)).toEqual({ lastGood: 'unavailable', areas })
  const manifest = await get(first, '/environment.json')
  expect([manifest.statusCode, manifest.json().lastGood]).toEqual([200, 'unavailable'])
  const [offers] = (await bootOf(first)).areas
  expect((await get(first, `${offers?.base}remoteEntry.js`)).statusCode).toBe(200)
  expect((await get(first, '/readyz')).statusCode).toBe(503)
  // Who is signed in in local mode stays so: the SDK signs out at any error that it can read.
  const lookup = '/identitytoolkit.googleapis.com/v1/accounts:lookup'
  const asked = await first.http.inject({ method: 'POST', url: lookup, payload: { idToken: 'x' } })
  expect(asked.statusCode === 503 ? asked.headers['content-type'] : asked.statusCode).toMatch(/^text\/plain/)
  expect(log.filter((line) => line.includes('pages are of what was last good'))).toHaveLength(1)

  // It has never heard of the database: what it knows stands in the file of the process before it.
  const next = await startProcess('first', true)
  expect(await next.modules.platform.canDoWithout()).toBe(true)
  expect(await seenBy(next)).toEqual({ lastGood: 'unavailable', areas })
  expect((await get(next, '/')).body).toContain('src="/main.0123456789ab.js"')

  server = await start()
  await until(async () => (await seenBy(first)).lastGood === null)
  // Its tables may be those of another release until it has looked.
  const call = await visitorOf(next).listEnvironments.answer()
  expect([call.status, call.code, call.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '2'])
  expect((await get(next, '/readyz')).statusCode).toBe(503)
  next.opening.done()
  expect((await get(next, '/readyz')).statusCode).toBe(200)
  expect((await visitorOf(next).listEnvironments.answer()).status).toBe(401)
  await until(async () => (await seenBy(next)).lastGood === null)
})

test('a process that knows of nothing good says in the language of its reader that it cannot be reached', async () => {
  await server.stop()
  const empty = await startProcess('empty', true)
  expect(await empty.modules.platform.canDoWithout()).toBe(false)
  const pages = await Promise.all(
    ['nl', 'en'].map((language) => get(empty, '/offers?page=2', { 'accept-language': language })),
  )
  expect(pages.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual([
    [503, 'text/html; charset=utf-8'],
    [503, 'text/html; charset=utf-8'],
  ])
  expect(pages.map(({ body }) => /<h1>(.*?)<\/h1>/.exec(body)?.[1])).toEqual([
    'Staffel is even niet bereikbaar',
    'Staffel cannot be reached for a moment',
  ])
  expect(pages[0]?.body).toContain('href="/offers?page=2"')
  server = await start()
  await until(async () => (await get(empty, '/offers')).statusCode === 200)
})

test('a new version that goes live is what is good from then on', async () => {
  writeAreaBuild(join(folder, 'mf-people'), 'people', { paths: ['/people'], code: 'two' })
  await first.modules.platform.publishBuilds()
  const { base } = (await bootOf(first)).areas[1] ?? {}
  await server.stop()
  const next = await startProcess('first', true)
  expect((await bootOf(next)).areas[1]?.base).toBe(base)
  server = await start()
})
