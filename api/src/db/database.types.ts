import type { Kysely } from 'kysely'
import type { EngineKind } from './engine/engine-kind.ts'
import type { Schema } from './schema.ts'

/** What every repository works with. The same statements run on a server, on the embedded PostgreSQL and on PGlite. */
export type Db = Kysely<Schema>

/** Connections of this process. */
export interface Connections {
  readonly open: number
  readonly idle: number
  /** Calls that wait for one. */
  readonly waiting: number
}

export interface Database {
  readonly kind: 'server' | EngineKind
  readonly db: Db
  /** Absent where there is no pool. */
  readonly connections?: () => Connections
  /** Ends connections, and the database itself when this process started it. */
  close(): Promise<void>
}
