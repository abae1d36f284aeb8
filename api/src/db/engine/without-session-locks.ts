import { PostgresAdapter, type Dialect } from 'kysely'

/** The migrator's own lock is the session's: behind a pooler it stays with a connection that somebody else has next. */
class TransactionOnly extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/** A dialect whose migrator takes no lock; `migrate` takes one that ends with its transaction. */
export const withoutSessionLocks = (dialect: Dialect): Dialect => ({
  createAdapter: () => new TransactionOnly(),
  createDriver: () => dialect.createDriver(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
})
