import { dirname, join } from 'node:path'
import { mkdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { Kysely, PGliteDialect } from 'kysely'
import { columnParsers } from '../column-parsers.ts'
import type { Database, Db } from '../database.types.ts'
import { lockFile } from './lock-file.ts'
import type { Schema } from '../schema.ts'
import { readsInTransactions } from '../tenant-transaction.ts'

/** PGlite takes no lock of its own: a second process on the same folder loses data without a word. Hence ours. */
export async function openPGlite(folder: string): Promise<Database> {
  mkdirSync(dirname(folder), { recursive: true })
  const unlock = lockFile(join(dirname(folder), 'db.lock'))
  try {
    const engine = await PGlite.create({
      dataDir: folder,
      extensions: { pg_trgm, btree_gin, unaccent },
      parsers: { ...columnParsers },
    })
    const db: Db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: engine }) })
    readsInTransactions(db)
    return {
      kind: 'pglite',
      db,
      async close() {
        await db.destroy()
        if (!engine.closed) await engine.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
