import { setTimeout as sleep } from 'node:timers/promises'
import { createApp, type App } from './app.ts'
import { ConfigError, readConfig, refuseUnfit, type Config } from './config.ts'
import { asOwner } from './db/as-owner.ts'
import { openDatabase } from './db/database.ts'
import type { Database } from './db/database.types.ts'
import { migrate } from './db/migrate.ts'
import { openFileStore } from './files/open-file-store.ts'
import { startJobs } from './modules/jobs.ts'
import { toDomainError } from './plugins/error-handler.ts'
import { markRunning } from './system/mark-running.ts'
import { seed } from './sample-data/seed.ts'

/** Exit code of `sysexits.h` for a configuration that cannot be used. */
const badConfiguration = 78

/** Between two attempts to reach a database that was away at the start, in milliseconds. */
const pause = 1_000

/** Answers where it listens. */
async function main(): Promise<string> {
  const config = readConfig()
  refuseUnfit(config)
  markRunning(config.dataDirectory, config.port)
  const files = await openFileStore(config)
  const database = await openDatabase(config)
  const app = await createApp(
    {
      config,
      db: database.db,
      files,
      now: () => new Date(),
      announce: (line) => console.log(line),
    },
    { connections: database.connections, waitsForDatabase: true },
  )
  /** Brings the database up to date, and the builds that this process came with into it. */
  const open = async (): Promise<void> => {
    await asOwner(config, database, async (db) => {
      await migrate(db)
      if (!config.firebase)
        await seed(db, { dataDirectory: config.dataDirectory, files, say: (line) => console.log(line) })
    })
    // In local mode each environment begins with what there is; versions pass from one to the next from then on.
    await app.modules.platform.publishBuilds(config.firebase ? [] : config.environments)
    app.opening.done()
  }
  const isOpen = await open().then(
    () => true,
    (error: unknown) => goOnWithout(error, config, app),
  )
  const address = await app.http.listen({ host: config.host, port: config.port })
  const leaving = new AbortController()
  const jobs = isOpen ? startJobs(app.modules.all, app.http.log, app.figures) : jobsOnceOpen(open, app, leaving.signal)
  stopOnSignal(app, database, {
    stopJobs: async () => {
      leaving.abort()
      await (
        await jobs
      )()
    },
    drainSeconds: config.drainSeconds,
  })
  return address.replace('127.0.0.1', 'localhost')
}

/** Answers false where pages can be served of what was last good; throws what stops the start otherwise. */
async function goOnWithout(error: unknown, { database }: Config, app: App): Promise<boolean> {
  const isAway = database.url !== null && toDomainError(error).code === 'UNAVAILABLE'
  if (!isAway || !(await app.modules.platform.canDoWithout())) throw error
  console.log('The database is away: until it is there, pages are of what was last good.')
  return false
}

async function jobsOnceOpen(open: () => Promise<void>, app: App, leaving: AbortSignal): Promise<() => Promise<void>> {
  while (!leaving.aborted) {
    try {
      await sleep(pause, undefined, { signal: leaving })
      await open()
      console.log('The database is there.')
      return startJobs(app.modules.all, app.http.log, app.figures)
    } catch (error) {
      // What is no matter of waiting ends the process, as it would have at the start.
      if (!leaving.aborted && toDomainError(error).code !== 'UNAVAILABLE') fail(error)
    }
  }
  return () => Promise.resolve()
}

interface Leaving {
  readonly stopJobs: () => Promise<void>
  readonly drainSeconds: number
}

function stopOnSignal(app: App, database: Database, { stopJobs, drainSeconds }: Leaving): void {
  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    const jobs = stopJobs()
    await app.departure.begin(drainSeconds)
    await app.http.close()
    await jobs
    await database.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(error instanceof ConfigError ? badConfiguration : 1)
}

/** For `npm start`, which has more to do before it is ready. */
export const address = main()

address.then((url) => {
  if (import.meta.main) console.log(`Staffel is ready: ${url}`)
}, fail)
