import type { Config } from '../config.ts'
import { openDatabase } from './database.ts'
import type { Database, Db } from './database.types.ts'

/**
 * Does what only the owner of the tables may: change them, and say which number the next row gets. The process itself
 * may connect as a login that owns nothing.
 */
export async function asOwner(
  config: Pick<Config, 'database' | 'dataDirectory'>,
  database: Database,
  work: (db: Db) => Promise<unknown>,
): Promise<void> {
  const { ownerUrl } = config.database
  if (!ownerUrl) return void (await work(database.db))
  const owner = await openDatabase({ ...config, database: { ...config.database, url: ownerUrl } })
  await work(owner.db).finally(() => owner.close())
}
