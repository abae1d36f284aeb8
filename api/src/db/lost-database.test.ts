import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { folderStore } from '../files/folder-store.ts'
import { toDomainError } from '../plugins/error-handler.ts'
import { seed } from '../sample-data/seed.ts'
import { createDriver } from '../testing/driver/create-driver.ts'
import { sampleDay } from '../testing/server/test-server.ts'
import { openDatabase, overPool } from './database.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './engine/embedded-postgres.ts'
import { migrate } from './migrate.ts'
import { asTenant } from './tenant-transaction.ts'
import { freePort } from '@staffel/tooling/free-port'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'staffel-lost-'))
  chmodSync(folder, 0o755)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Seconds until something comes true. */
async function until(isTrue: () => Promise<boolean>): Promise<number> {
  const started = performance.now()
  while (!(await isTrue())) await sleep(100)
  return (performance.now() - started) / 1000
}
const codeOf = (failed: Promise<unknown>): Promise<unknown> =>
  failed.then(
    () => 'done',
    (error: unknown) => toDomainError(error).code,
  )
const postmaster = (): number => Number(readFileSync(join(folder, 'db/postmaster.pid'), 'utf8').split('\n')[0])

test('a database server that goes away is told as such, also in the middle of a request, and the API works again as soon as it is back', async () => {
  const port = await freePort()
  const start = (): Promise<EmbeddedPostgres> =>
    startEmbeddedPostgres(join(folder, 'db'), { settings: { listen_addresses: '127.0.0.1', port: String(port) } })
  let server = await start()
  const database = overPool({ host: '127.0.0.1', port, user: server.user, database: server.database }, 'server')
  await migrate(database.db)
  await seed(database.db, { dataDirectory: folder, today: sampleDay })
  const config = readConfig({ DATA_DIR: folder, AREA_BUILDS: join(folder, 'no-areas'), LOG_LEVEL: 'error' })
  const log: string[] = []
  const app = await createApp(
    {
      config,
      db: database.db,
      files: folderStore(join(folder, 'files')),
      now: () => new Date(),
      announce: () => undefined,
    },
    { logStream: { write: (line) => void log.push(line) } },
  )
  const visitor = createDriver({
    http: app.http,
    workflows: config.workflows,
    // Each time from elsewhere: guesses at links are counted.
    caller: () => Promise.resolve({ remoteAddress: `10.1.0.${Math.ceil(Math.random() * 250)}` }),
  })
  const call = () => visitor.getPublicOffer.answer({ params: { token: 'x'.repeat(43) } })
  expect((await call()).status).toBe(404)

  const asleep = codeOf(asTenant(database.db, { tenantId: 1 }, (tx) => sql`select pg_sleep(4)`.execute(tx)))
  let wake = (): void => undefined
  const woken = new Promise<void>((resolve) => {
    wake = resolve
  })
  const between = codeOf(
    asTenant(database.db, { tenantId: 1 }, async (tx) => {
      await woken
      await sql`select 1`.execute(tx)
    }),
  )
  await until(async () => {
    const { rows } = await sql`
      select from pg_stat_activity
      where state = 'active' and query like '%pg_sleep(4)%' and pid <> pg_backend_pid()`.execute(database.db)
    return rows.length > 0
  })
  await server.stop()
  wake()
  expect([await asleep, await between]).toEqual(['UNAVAILABLE', 'UNAVAILABLE'])
  const gone = await call()
  expect([gone.status, gone.body]).toEqual([
    503,
    { code: 'UNAVAILABLE', message: expect.any(String), requestId: expect.any(String) },
  ])
  expect(log.join()).toContain('"errorCode":"ECONNREFUSED"')

  server = await start()
  expect(await until(async () => (await call()).status === 404)).toBeLessThan(30)
  await app.http.close()
  await database.close()
  await server.stop()
})

test('a database of our own that is killed is started again by itself, and keeps what it acknowledged', async () => {
  const database = await openDatabase({
    database: { url: null, ownerUrl: null, engine: 'postgres', prepares: true },
    dataDirectory: folder,
  })
  await sql`create table kept (word text)`.execute(database.db)
  await sql`insert into kept values ('één')`.execute(database.db)
  const killed = postmaster()
  process.kill(killed, 'SIGKILL')
  const words = () =>
    sql`select word from kept`.execute(database.db).then(
      ({ rows }) => rows,
      () => null,
    )
  expect(await until(async () => (await words()) !== null && postmaster() !== killed)).toBeLessThan(30)
  expect(await words()).toEqual([{ word: 'één' }])
  const {
    rows: [{ sockets } = { sockets: '' }],
  } = await sql<{ sockets: string }>`select current_setting('unix_socket_directories') as sockets`.execute(database.db)
  expect(existsSync(sockets)).toBe(true)
  await database.close()
  expect(existsSync(sockets)).toBe(false)
})
