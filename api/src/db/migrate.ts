import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CompiledQuery, sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Db } from './database.types.ts'
import { splitStatements } from './statements/split-statements.ts'

const folder = join(import.meta.dirname, '../../migrations')

/** The number that Kysely's migrator locks under, so that releases that still leave it to that wait as well. */
const migrationLock = '3853314791062309107'

/**
 * Brings the database up to date, forward only. Processes that start at once wait for each other on a lock that ends
 * with the transaction, as a pooler gives the next one another session; who has nothing to run waits for nobody. A file
 * that fails takes all of the run along, and nothing of it stays. What a newer release has run stays as it is, so that
 * one of the release before can be started beside it or in its place.
 */
export async function migrate(db: Db, directory = folder): Promise<string[]> {
  const own = readMigrations(directory)
  const present = new Set(await executed(db))
  if (Object.keys(own).every((name) => present.has(name))) return []
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${migrationLock}::bigint)`.execute(tx)
    const newer = (await executed(tx)).filter((name) => !(name in own))
    const { error, results = [] } = await migrator(tx, { ...own, ...notOurs(newer) }).migrateToLatest()
    if (!error) return results.map((result) => result.migrationName)
    const failed = results.find((result) => result.status === 'Error')?.migrationName ?? ''
    throw new Error(`Migration ${failed} failed: ${describe(error)}`, { cause: error })
  })
}

function migrator(db: Db, migrations: Record<string, Migration>): Migrator {
  // Teams number their files in ranges, so a lower number may arrive after a higher one has run.
  return new Migrator({ db, provider: { getMigrations: async () => migrations }, allowUnorderedMigrations: true })
}

/** Names of what has run on this database, by whichever release. */
async function executed(db: Db): Promise<string[]> {
  // Looked for among the rows: by its name it may be remembered as missing from before the wait for the lock.
  const { rows: tables } = await sql<{ found: boolean }>`
    select exists (
      select 1 from pg_tables where schemaname = current_schema() and tablename = 'kysely_migration'
    ) as found
  `.execute(db)
  if (!tables[0]?.found) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

/** The migrator refuses what it does not know; it runs none of these, since each has run. */
function notOurs(names: Iterable<string>): Record<string, Migration> {
  return Object.fromEntries([...names].map((name) => [name, { up: async () => {} }]))
}

function readMigrations(directory: string): Record<string, Migration> {
  const files = readdirSync(directory).filter((name) => /^\d{4}_[a-z0-9_-]+\.sql$/.test(name))
  return Object.fromEntries(
    files.map((name) => [name.slice(0, -4), { up: (db) => runFile(db, join(directory, name)) }]),
  )
}

async function runFile(db: Kysely<unknown>, file: string): Promise<void> {
  for (const statement of splitStatements(readFileSync(file, 'utf8')))
    await db.executeQuery(CompiledQuery.raw(statement))
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
