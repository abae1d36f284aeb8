import { mkdtempSync, rmSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { overPool } from '../../db/database.ts'
import { startEmbeddedPostgres } from '../../db/engine/embedded-postgres.ts'
import { migrate } from '../../db/migrate.ts'
import { signingKey } from '../../modules/identity/local/signing-key.ts'
import { seed } from '../../sample-data/seed.ts'

/** `blank` has nothing, `empty` the tables, `sample` the sample data as well. */
export type Template = 'blank' | 'empty' | 'sample'

export interface TestServer {
  /** Connection string; its database name is replaced by that of a copy. */
  readonly url: string
  /** Files and mails of the sample; a test application takes a copy. */
  readonly dataDirectory: string
  stop(): Promise<void>
}

/** Fixed, so that a test may count on dates. */
export const sampleDay = new Date('2026-03-16T10:00:00Z')

/** The server of `DATABASE_URL`, or the embedded PostgreSQL on a fresh folder. */
export async function startTestServer(url = process.env['DATABASE_URL']): Promise<TestServer> {
  const server = url ? { url, stop: async () => undefined } : await embeddedServer()
  const prefix = `staffel_test_${process.pid}`
  const dataDirectory = mkdtempSync(join(tmpdir(), 'staffel-sample-'))
  await buildTemplate(server.url, templateName(prefix, 'empty'), null, null)
  await buildTemplate(server.url, templateName(prefix, 'sample'), templateName(prefix, 'empty'), dataDirectory)
  return {
    dataDirectory,
    url: `${server.url}${server.url.includes('?') ? '&' : '?'}application_name=${prefix}`,
    async stop() {
      await dropDatabases(server.url, prefix)
      await server.stop()
      rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}

export function templateName(prefix: string, template: Template): string {
  return template === 'blank' ? 'template0' : `${prefix}_${template}`
}

async function embeddedServer(): Promise<Pick<TestServer, 'url' | 'stop'>> {
  const folder = mkdtempSync(join(tmpdir(), 'staffel-test-'))
  chmodSync(folder, 0o755)
  // Nothing here outlives the run, so nothing has to reach the disk.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    // The templates are analysed once; copies live for seconds.
    autovacuum: 'off',
    max_connections: '200',
  }
  const server = await startEmbeddedPostgres(join(folder, 'db'), { settings })
  return {
    url: `postgres://${server.user}@/${server.database}?host=${encodeURIComponent(server.host)}`,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function buildTemplate(
  url: string,
  name: string,
  from: string | null,
  sampleDirectory: string | null,
): Promise<void> {
  await administer(url, `create database ${name} ${from ? `template ${from}` : ''}`)
  const database = overPool({ connectionString: databaseUrl(url, name), max: 2 }, 'server')
  await migrate(database.db)
  // Making one takes a tenth of a second, of every test application.
  await signingKey(database.db)()
  if (sampleDirectory !== null) await seed(database.db, { dataDirectory: sampleDirectory, today: sampleDay })
  await sql`vacuum (analyze)`.execute(database.db)
  await database.close()
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  for (const { datname } of rows) await client.query(`drop database if exists "${datname}" with (force)`)
  await client.end()
}

export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The same server, another database. */
export function databaseUrl(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`)
}
