import { Compile } from 'typebox/compile'
import type { Db } from '../../db/database.types.ts'
import { asTenant, everyTenant, type Tx } from '../../db/tenant-transaction.ts'
import { invalid, stale } from '../../errors.ts'
import { storedTexts } from '../../texts/stored-texts.ts'
import { text, type Text } from '../../texts/text.ts'
import { translate } from '../../texts/translate.ts'
import { EnvironmentDocument } from './environment-document.ts'

export interface Environment {
  readonly revision: number
  readonly document: EnvironmentDocument
}

export interface EnvironmentChange {
  readonly author: string
  /** What somebody wrote; what the server itself says is said to each reader in their language. */
  readonly reason: string | readonly Text[]
  /** Returns the same object when there is nothing to change; then no revision is written. */
  apply(document: EnvironmentDocument): EnvironmentDocument
  /** What the author saw; another revision is refused as `STALE`. Omitted by a change that holds for any. */
  readonly revision?: number
}

/** Environments and their history. */
export interface EnvironmentRepository {
  read(name: string): Promise<Environment>
  /** As it was a moment ago at the most, for what every call asks; never older than a change by this process. */
  recent(name: string, now: Date): Promise<Environment>
  change(name: string, change: EnvironmentChange): Promise<Environment>
  /** Sees to it that it is stored, also while nothing was ever changed in it. */
  keep(name: string): Promise<void>
  /** The same, as a part of more. */
  changeIn(tx: Tx, name: string, change: EnvironmentChange): Promise<Environment>
  /** Held until the transaction ends; null where somebody else holds it, or there is none. */
  held(tx: Tx, name: string): Promise<Environment | null>
  /**
   * All that there are, in the order in which a version passes them. One that cannot be read stands there as it was
   * last, so that it takes no other along; it is changed by who can read it.
   */
  list(): Promise<(Environment & { readonly name: string })[]>
  /** The latest changes, newest first. */
  history(name: string): Promise<PastChange[]>
}

export interface PastChange {
  readonly author: string
  readonly reason: string
  /** Of the server itself. */
  readonly said: readonly Text[] | null
  readonly revision: number
  readonly at: Date
  /** What it found and what it left; null for the first one, and for what this version cannot read. */
  readonly before: EnvironmentDocument | null
  readonly after: EnvironmentDocument | null
}

const toldChanges = 100

/** How long a change by another process may go unnoticed. */
const recentMs = 2000

const check = Compile(EnvironmentDocument)

/** `names`: the environments of this installation. */
export function environmentRepository(db: Db, names: readonly string[]): EnvironmentRepository {
  const known = new Map<string, { readonly at: number; readonly environment: Promise<Environment> }>()
  const read = (name: string) =>
    asTenant(db, everyTenant, async (tx) => (await select(tx, name)) ?? { revision: 0, document: emptyDocument(name) })
  return {
    read,
    recent: (name, now) => {
      const last = known.get(name)
      if (last && Math.abs(now.getTime() - last.at) < recentMs) return last.environment
      const environment = read(name)
      known.set(name, { at: now.getTime(), environment })
      environment.catch(() => known.delete(name))
      return environment
    },
    change: async (name, change) => {
      const changed = await asTenant(db, everyTenant, (tx) => applyChange(tx, name, change))
      known.delete(name)
      return changed
    },
    keep: (name) => asTenant(db, everyTenant, (tx) => keep(tx, name)),
    changeIn: async (tx, name, change) => {
      known.delete(name)
      return applyChange(tx, name, change)
    },
    held: async (tx, name) => {
      const row = await tx
        .selectFrom('environment')
        .select(['revision', 'document'])
        .where('name', '=', name)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      return row ? { revision: row.revision, document: documentOf(row.document, name) } : null
    },
    list: () =>
      asTenant(db, everyTenant, async (tx) => {
        const rows = await tx.selectFrom('environment').selectAll().where('name', 'in', names).execute()
        return Promise.all(
          names.map(async (name) => {
            const row = rows.find((one) => one.name === name)
            if (!row) return { name, revision: 0, document: emptyDocument(name) }
            const document = readable(row.document) ?? (await lastReadable(tx, name))
            return { name, revision: row.revision, document: document ?? documentOf(row.document, name) }
          }),
        )
      }),
    history: (name) =>
      asTenant(db, everyTenant, async (tx) => {
        const rows = await tx
          .selectFrom('environment_revision')
          .select(['revision', 'author', 'reason', 'said', 'created_at as at', 'document'])
          .where('name', '=', name)
          .orderBy('revision', 'desc')
          .limit(toldChanges + 1)
          .execute()
        return rows.slice(0, toldChanges).map(({ document, said, ...row }, at) => ({
          ...row,
          said: storedTexts(said),
          before: readable(rows[at + 1]?.document),
          after: readable(document),
        }))
      }),
  }
}

function readable(stored: unknown): EnvironmentDocument | null {
  return check.Check(stored) ? stored : null
}

/** As far back as its history is told. */
async function lastReadable(tx: Tx, name: string): Promise<EnvironmentDocument | null> {
  const rows = await tx
    .selectFrom('environment_revision')
    .select('document')
    .where('name', '=', name)
    .orderBy('revision', 'desc')
    .limit(toldChanges)
    .execute()
  return rows.map(({ document }) => readable(document)).find((document) => document !== null) ?? null
}

function emptyDocument(name: string): EnvironmentDocument {
  return { schema: 1, env: name, areas: {} }
}

async function applyChange(
  tx: Tx,
  name: string,
  { author, reason, revision, apply }: EnvironmentChange,
): Promise<Environment> {
  await keep(tx, name)
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
  const after = { name, revision: before.revision + 1, document: fittingJson(document, name) }
  await tx
    .updateTable('environment')
    .set({ revision: after.revision, document: after.document })
    .where('name', '=', name)
    .execute()
  await tx
    .insertInto('environment_revision')
    .values({ ...after, author, ...written(reason) })
    .execute()
  return { revision: after.revision, document }
}

/** As it is stored. One that nobody could read back would close the environment for good, so it is never written. */
function fittingJson(document: EnvironmentDocument, name: string): string {
  const json = JSON.stringify(document)
  if (!check.Check(JSON.parse(json)))
    throw new Error(`A change left a document of ${name} that does not fit its schema`)
  return json
}

async function keep(tx: Tx, name: string): Promise<void> {
  const document = JSON.stringify(emptyDocument(name))
  await tx
    .insertInto('environment')
    .values({ name, revision: 0, document })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function written(reason: EnvironmentChange['reason']): { reason: string; said: string | null } {
  if (typeof reason === 'string') return { reason, said: null }
  return { reason: reason.map((one) => translate('en', one)).join(' '), said: JSON.stringify(reason) }
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
  throw invalid({ name: text('environment.unreadable', { name }) })
}
