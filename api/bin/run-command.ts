import { ConfigError, readConfig, refuseUnfit, type Config } from '../src/config.ts'
import { asOwner } from '../src/db/as-owner.ts'
import { openDatabase } from '../src/db/database.ts'
import type { Db } from '../src/db/database.types.ts'
import { migrate } from '../src/db/migrate.ts'

/** Exit codes of `sysexits.h`: it was called wrongly, and its settings are wrong. */
const wrongCall = 64
const badConfiguration = 78

/** How a command is called, told to who calls it otherwise. */
export class WrongCall extends Error {
  override readonly name = 'WrongCall'
}

/** A command beside the server, on the same settings: on its database, brought up to date. It answers its exit code. */
export async function runCommand(
  work: (db: Db, args: readonly string[], config: Config) => Promise<number>,
): Promise<void> {
  try {
    const config = readConfig()
    refuseUnfit(config)
    const database = await openDatabase(config)
    await asOwner(config, database, (db) => migrate(db))
    process.exitCode = await work(database.db, process.argv.slice(2), config).finally(() => database.close())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = codeOf(error)
  }
}

function codeOf(error: unknown): number {
  if (error instanceof WrongCall) return wrongCall
  return error instanceof ConfigError ? badConfiguration : 1
}
