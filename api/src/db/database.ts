import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Config } from '../config.ts'
import { startEmbeddedPostgres } from './engine/embedded-postgres.ts'
import { EngineUnusable } from './engine/engine-unusable.ts'
import { checkEngineKind, keepEngineKind } from './engine/engine-kind.ts'
import { postgresTypes } from './column-parsers.ts'
import type { Database, Db } from './database.types.ts'
import { withoutSessionLocks } from './engine/without-session-locks.ts'
import type { Schema } from './schema.ts'
import { statementPool } from './statements/statement-pool.ts'
import { waitingLine } from './statements/waiting-line.ts'

type DatabaseConfig = Pick<Config, 'database' | 'dataDirectory'>

/**
 * Opens the database that the configuration names. PGlite takes over only where the PostgreSQL binaries cannot run at
 * all; a data folder that is in use or broken is an error, because falling back would show an empty database.
 */
export async function openDatabase({ database, dataDirectory }: DatabaseConfig): Promise<Database> {
  const { prepares } = database
  if (database.url) return overPool({ connectionString: database.url, prepares }, 'server')
  mkdirSync(dataDirectory, { recursive: true, mode: 0o755 })
  if (database.engine !== 'pglite') {
    try {
      return await openEmbedded(dataDirectory)
    } catch (error) {
      if (database.engine === 'postgres' || !(error instanceof EngineUnusable)) throw error
    }
  }
  checkEngineKind(dataDirectory, 'pglite')
  // 9 MB of WebAssembly, read only where it is used.
  const { openPGlite } = await import('./engine/pglite.ts')
  const opened = await openPGlite(join(dataDirectory, 'db'))
  keepEngineKind(dataDirectory, 'pglite')
  return opened
}

async function openEmbedded(dataDirectory: string): Promise<Database> {
  const server = await startEmbeddedPostgres(join(dataDirectory, 'db'), {
    beforeInit: () => checkEngineKind(dataDirectory, 'postgres'),
  })
  keepEngineKind(dataDirectory, 'postgres')
  return overPool({ host: server.host, user: server.user, database: server.database }, 'postgres', server.stop)
}

/**
 * A pool waits as long for a connection that is in use as for one that is being made; only the first is a queue that
 * moves.
 */
class QuickClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: waitingLine.connectPatience })
  }
}

interface PoolOptions extends pg.PoolConfig {
  /** How many may wait for a connection. */
  readonly longestLine?: number
  /** Whether statements that come back are prepared under a name; they are by default. */
  readonly prepares?: boolean
}

/** A database behind a pool of connections. `stop` ends a server that belongs to this process. */
export function overPool(
  { longestLine, prepares, ...options }: PoolOptions,
  kind: Database['kind'],
  stop?: () => Promise<void>,
): Database {
  const pool = new pg.Pool({
    max: 10,
    pipeline: true,
    types: postgresTypes,
    keepAlive: true,
    connectionTimeoutMillis: waitingLine.patience,
    Client: QuickClient,
    ...options,
  })
  // A connection that the server ends must not end the process, idle or between two statements; whoever works on it is
  // told by their next query.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db: Db = new Kysely<Schema>({
    dialect: withoutSessionLocks(new PostgresDialect({ pool: statementPool(pool, { longestLine, prepares }) })),
  })
  return {
    kind,
    db,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await db.destroy()
      await stop?.()
    },
  }
}
