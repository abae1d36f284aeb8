import type { Kysely } from 'kysely'
import type { EngineKind } from './engine/engine-kind.ts'
import type { Schema } from './schema.ts'

/** What every repository works with. The same statements run on a server, on the embedded PostgreSQL and on PGlite. */
export type Db = Kysely<Schema>

export interface Database {
  readonly kind: 'server' | EngineKind
  readonly db: Db
  /** Ends connections, and the database itself when this process started it. */
  close(): Promise<void>
}
