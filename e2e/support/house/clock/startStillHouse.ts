import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { Client } from 'pg'
import { startHouse, type House } from '../house.ts'
import { startPostgresServer } from '../postgresServer.ts'
import { clockSetting, slowness, writeClock, type SlowClock } from './slowClock.ts'

export interface StillHouse extends House {
  readonly databaseUrl: string
}

/**
 * A house in which it stays the same minute, on the same data whenever it is started: what it shows today, dates and
 * "two days ago" included, it shows next year.
 */
export async function startStillHouse(at: Date): Promise<StillHouse> {
  const clock = { at: at.getTime(), since: Date.now() }
  const database = await startPostgresServer()
  try {
    await slowDown(database.databaseUrl, clock)
    const preload = pathToFileURL(join(import.meta.dirname, 'slowDate.ts'))
    const house = await startHouse({
      databaseUrl: database.databaseUrl,
      env: { [clockSetting]: writeClock(clock), NODE_OPTIONS: `--import=${preload.href}` },
    })
    return { ...house, databaseUrl: database.databaseUrl, stop: () => house.stop().finally(database.stop) }
  } catch (error) {
    await database.stop()
    throw error
  }
}

/** `now()` without a schema is looked for in `public` first; `current_timestamp` stays what it is. */
async function slowDown(databaseUrl: string, { at, since }: SlowClock): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`
      create function public.now() returns timestamptz language sql stable as $$
        select to_timestamp(${at / 1000}) + (pg_catalog.now() - to_timestamp(${since / 1000})) / ${slowness}
      $$;
      alter database ${client.database} set search_path = public, pg_catalog`)
  } finally {
    await client.end()
  }
}
