import type { Config } from '../config.ts'
import { openDatabase } from './database.ts'
import type { Database } from './database.types.ts'
import { migrate } from './migrate.ts'

/** The process itself may connect as a login that owns nothing; the tables are their owner's to change. */
export async function migrateAsOwner(
  config: Pick<Config, 'database' | 'dataDirectory'>,
  database: Database,
): Promise<void> {
  const { ownerUrl } = config.database
  if (!ownerUrl) return void (await migrate(database.db))
  const owner = await openDatabase({ ...config, database: { ...config.database, url: ownerUrl } })
  await migrate(owner.db).finally(() => owner.close())
}
