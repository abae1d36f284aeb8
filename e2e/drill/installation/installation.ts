import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@staffel/tooling/free-port'
import { startNginx, type Nginx } from '@staffel/tooling/nginx'
import { startHouse, type House } from '../../support/house/house.ts'
import type { Cluster } from './cluster.ts'
import { startPooler, type Pooler } from './pooler.ts'

/** The product as a team runs it: processes of the API behind nginx, on one database through PgBouncer. */
export interface Installation {
  /** Where people reach it. */
  readonly url: string
  /** A process past the web server, for signing in from any address. */
  readonly direct: string
  readonly pooler: Pooler
  /** Processes of the API. */
  readonly houses: readonly House[]
  /** Ends one of the processes as a release does, and starts it anew at its place. */
  readonly restart: (index: number) => Promise<void>
  readonly stop: () => Promise<void>
}

interface InstallationOptions {
  readonly processes: number
  /** Where its files are: a folder that all processes share, by default an empty one, or a bucket, by its settings. */
  readonly files?: string | Readonly<Record<string, string>>
}

/** Longer than nginx keeps an idle connection, as `deploy/nginx.conf` has it. */
const drainSeconds = '8'
const patience = 600_000

/** Starts it on a database that may be empty: then the first process fills it with the sample. */
export async function startInstallation(
  cluster: Cluster,
  { processes, files }: InstallationOptions,
): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'staffel-drill-'))
  chmodSync(folder, 0o755)
  const store = typeof files === 'object' ? files : { DATA_DIR: files ?? join(folder, 'files') }
  const pooler = await startPooler(folder, cluster.port)
  const ports: number[] = []
  for (let index = 0; index < processes; index++) ports.push(await freePort())
  const houses: House[] = []
  const start = (port: number): Promise<House> =>
    startHouse({
      databaseUrl: pooler.databaseUrl,
      patience,
      port,
      env: {
        ...store,
        DRAIN_SECONDS: drainSeconds,
        DATABASE_PREPARE: pooler.keepsNames ? 'on' : 'off',
        LOG_LEVEL: 'fatal',
      },
    })
  // One after the other: the first makes tables and sample.
  for (const port of ports) houses.push(await start(port))
  const nginx: Nginx = await startNginx({ ports })
  return {
    url: nginx.url,
    direct: houses[0]?.url ?? '',
    pooler,
    houses,
    restart: async (index) => {
      const [house, port] = [houses[index], ports[index]]
      if (!house || port === undefined) throw new Error(`There is no process ${index}`)
      await house.stop()
      houses[index] = await start(port)
    },
    stop: async () => {
      await nginx.stop()
      await Promise.all(houses.map((house) => house.stop()))
      await pooler.stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    },
  }
}
