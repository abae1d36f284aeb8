import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
} from 'kysely'
import type { Db } from '../db/database.types.ts'

export interface Asked {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** For tests of what is asked of a database: `rowsOf` says what a statement finds. */
export function answeringDb(rowsOf: (asked: Asked) => readonly object[]): { db: Db; asked: Asked[] } {
  const asked: Asked[] = []
  const connection: DatabaseConnection = {
    executeQuery: ({ sql, parameters }: CompiledQuery) => {
      asked.push({ sql, parameters })
      return Promise.resolve({ rows: JSON.parse(JSON.stringify(rowsOf({ sql, parameters }))) })
    },
    streamQuery: () => {
      throw new Error('Nothing is streamed here.')
    },
  }
  class AnsweringDriver extends DummyDriver {
    override acquireConnection(): Promise<DatabaseConnection> {
      return Promise.resolve(connection)
    }
  }
  const db: Db = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new AnsweringDriver(),
      createIntrospector: (whole) => new PostgresIntrospector(whole),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  return { db, asked }
}
