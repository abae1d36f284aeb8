import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CompiledQuery, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Db } from './database.types.ts'
import { splitStatements } from './statements/split-statements.ts'

const folder = join(import.meta.dirname, '../../migrations')

/**
 * Brings the database up to date, forward only. Processes that start at once wait for each other on the migrator's
 * advisory lock; a failing file rolls back, and nothing of it stays.
 */
export async function migrate(db: Db, directory = folder): Promise<string[]> {
  // Teams number their files in ranges, so a lower number may arrive after a higher one has run.
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => readMigrations(directory) },
    allowUnorderedMigrations: true,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error)
    throw new Error(
      `Migration ${results.find((result) => result.status === 'Error')?.migrationName ?? ''} failed: ${describe(error)}`,
      { cause: error },
    )
  return results.map((result) => result.migrationName)
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
