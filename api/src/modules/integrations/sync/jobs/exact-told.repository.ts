import { createHash } from 'node:crypto'
import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import type { Division } from '../reading/exact-mirror.repository.ts'
import type { SyncRow } from '../sync-row.ts'
import type { SyncPart } from './exact-jobs.tables.ts'

const isProblem = ({ outcome }: SyncRow): boolean => outcome === 'refused' || outcome === 'conflict'

const digestOf = ({ code, outcome, fields, message, about = '' }: SyncRow): string =>
  createHash('sha256')
    .update(JSON.stringify([code, outcome, fields, message, about]))
    .digest('base64')

/** SQL of what was told of what is wrong in Exact, or waits for a person. */
export const exactToldRepository = {
  /** Keeps what is told of these records now, and answers what of it was told the last time as well. */
  async keep(
    tx: Tx,
    { tenantId, division }: Division,
    { part, looked, rows }: { part: SyncPart; looked: readonly string[]; rows: readonly SyncRow[] },
  ): Promise<ReadonlySet<SyncRow>> {
    if (looked.length === 0) return new Set()
    const gone = await tx
      .deleteFrom('exact_told')
      .where('tenant_id', '=', tenantId)
      .where('division', '=', division)
      .where('part', '=', part)
      .where(sql<SqlBool>`record_id = any(${looked}::uuid[])`)
      .returning(['record_id', 'problems'])
      .execute()
    const before = new Map(gone.map(({ record_id: id, problems }) => [id, new Set(problems)]))
    const problems = rows.filter(isProblem).map((row) => ({ row, digest: digestOf(row) }))
    const now = Map.groupBy(problems, ({ row }) => row.recordId)
    if (now.size > 0)
      await tx
        .insertInto('exact_told')
        .values(
          [...now].map(([id, those]) => ({
            ...{ tenant_id: tenantId, division, part, record_id: id },
            problems: those.map(({ digest }) => digest),
          })),
        )
        .execute()
    return new Set(problems.flatMap(({ row, digest }) => (before.get(row.recordId)?.has(digest) ? [row] : [])))
  },

  /** Of what Exact has no more. */
  async forget(tx: Tx, { tenantId, division }: Division, recordIds: readonly string[]): Promise<void> {
    await tx
      .deleteFrom('exact_told')
      .where('tenant_id', '=', tenantId)
      .where('division', '=', division)
      .where(sql<SqlBool>`record_id = any(${recordIds}::uuid[])`)
      .execute()
  },
}
export type ExactToldRepository = typeof exactToldRepository
