import { createApp, type App } from './app.ts'
import { ConfigError, readConfig, refuseUnfit } from './config.ts'
import { asOwner } from './db/as-owner.ts'
import { openDatabase } from './db/database.ts'
import type { Database } from './db/database.types.ts'
import { migrate } from './db/migrate.ts'
import { openFileStore } from './files/open-file-store.ts'
import { startJobs } from './modules/jobs.ts'
import { markRunning } from './system/mark-running.ts'
import { seed } from './sample-data/seed.ts'

/** Exit code of `sysexits.h` for a configuration that cannot be used. */
const badConfiguration = 78

async function main(): Promise<void> {
  const config = readConfig()
  refuseUnfit(config)
  markRunning(config.dataDirectory, config.port)
  const files = await openFileStore(config)
  const database = await openDatabase(config)
  await asOwner(config, database, async (db) => {
    await migrate(db)
    if (!config.firebase)
      await seed(db, { dataDirectory: config.dataDirectory, files, say: (line) => console.log(line) })
  })
  const app = await createApp(
    {
      config,
      db: database.db,
      files,
      now: () => new Date(),
      announce: (line) => console.log(line),
    },
    { connections: database.connections },
  )
  // In local mode each environment begins with what there is; versions pass from one to the next from then on.
  await app.modules.platform.publishBuilds(config.firebase ? [] : config.environments)
  const address = await app.http.listen({ host: config.host, port: config.port })
  const stopJobs = startJobs(app.modules.all, app.http.log, app.figures)
  stopOnSignal(app, database, { stopJobs, drainSeconds: config.drainSeconds })
  console.log(`Staffel is ready: ${address.replace('127.0.0.1', 'localhost')}`)
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

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(error instanceof ConfigError ? badConfiguration : 1)
})
