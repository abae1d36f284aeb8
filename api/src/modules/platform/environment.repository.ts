import { Compile } from 'typebox/compile'
import type { Db } from '../../db/database.types.ts'
import { asTenant, everyTenant, type Tx } from '../../db/tenant-transaction.ts'
import { stale } from '../../errors.ts'
import { EnvironmentDocument } from './environment-document.ts'

export interface Environment {
  readonly revision: number
  readonly document: EnvironmentDocument
}

export interface EnvironmentChange {
  readonly author: string
  readonly reason: string
  /** Returns the same object when there is nothing to change; then no revision is written. */
  apply(document: EnvironmentDocument): EnvironmentDocument
  /** What the author saw; another revision is refused as `STALE`. Omitted by a change that holds for any. */
  readonly revision?: number
}

/** Environments and their history. */
export interface EnvironmentRepository {
  read(name: string): Promise<Environment>
  change(name: string, change: EnvironmentChange): Promise<Environment>
  /** All that there are, by name. */
  list(): Promise<(Environment & { readonly name: string })[]>
  /** The latest changes, newest first. */
  history(name: string): Promise<PastChange[]>
}

export interface PastChange extends Pick<EnvironmentChange, 'author' | 'reason'> {
  readonly revision: number
  readonly at: Date
}

const toldChanges = 100

const check = Compile(EnvironmentDocument)

export function environmentRepository(db: Db): EnvironmentRepository {
  return {
    read: (name) =>
      asTenant(
        db,
        everyTenant,
        async (tx) => (await select(tx, name)) ?? { revision: 0, document: emptyDocument(name) },
      ),
    change: (name, change) => asTenant(db, everyTenant, (tx) => applyChange(tx, name, change)),
    list: () =>
      asTenant(db, everyTenant, async (tx) => {
        const rows = await tx.selectFrom('environment').selectAll().orderBy('name').execute()
        return rows.map(({ name, revision, document }) => ({ name, revision, document: documentOf(document, name) }))
      }),
    history: (name) =>
      asTenant(db, everyTenant, (tx) =>
        tx
          .selectFrom('environment_revision')
          .select(['revision', 'author', 'reason', 'created_at as at'])
          .where('name', '=', name)
          .orderBy('revision', 'desc')
          .limit(toldChanges)
          .execute(),
      ),
  }
}

function emptyDocument(name: string): EnvironmentDocument {
  return { schema: 1, env: name, areas: {} }
}

async function applyChange(
  tx: Tx,
  name: string,
  { author, reason, revision, apply }: EnvironmentChange,
): Promise<Environment> {
  const empty = JSON.stringify(emptyDocument(name))
  await tx
    .insertInto('environment')
    .values({ name, revision: 0, document: empty })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('environment')
    .select(['revision', 'document'])
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const before = { revision: row.revision, document: documentOf(row.document, name) }
  if (revision !== undefined && revision !== before.revision) throw stale(before)
  const document = apply(before.document)
  if (document === before.document) return before
  const after = { name, revision: before.revision + 1, document: JSON.stringify(document) }
  await tx
    .updateTable('environment')
    .set({ revision: after.revision, document: after.document })
    .where('name', '=', name)
    .execute()
  await tx
    .insertInto('environment_revision')
    .values({ ...after, author, reason })
    .execute()
  return { revision: after.revision, document }
}

async function select(tx: Tx, name: string): Promise<Environment | null> {
  const row = await tx
    .selectFrom('environment')
    .select(['revision', 'document'])
    .where('name', '=', name)
    .executeTakeFirst()
  return row ? { revision: row.revision, document: documentOf(row.document, name) } : null
}

function documentOf(stored: unknown, name: string): EnvironmentDocument {
  if (check.Check(stored)) return stored
  throw new Error(`The stored document of environment ${name} cannot be read by this version.`)
}
