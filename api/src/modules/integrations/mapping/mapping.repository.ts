import { sql, type Selectable } from 'kysely'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { ExactMappingKind, ExactMappingTable, ExactTopic } from '../integrations.tables.ts'
import type { SyncPart } from '../sync/jobs/exact-jobs.tables.ts'
import type { ExactLink } from '../tokens/token.repository.ts'

/** One administration of Exact. */
export interface Administration extends ExactLink {
  readonly division: number
}

/** What somebody said that stands for what, by kind. */
export type Chosen = Readonly<Record<ExactMappingKind, ReadonlyMap<string, string>>>

export const mappingRepository = {
  async chosen(tx: Tx, { tenantId, env, division }: Administration): Promise<Chosen> {
    const rows: Selectable<ExactMappingTable>[] = await tx
      .selectFrom('exact_mapping')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('env', '=', env)
      .where('division', '=', division)
      .execute()
    const of = (kind: ExactMappingKind) =>
      new Map(rows.filter((row) => row.kind === kind).map((row) => [row.own_key, row.exact_key]))
    return { vat: of('vat'), item: of('item'), unit: of('unit'), charge: of('charge') }
  },

  /** Null: nothing is said any more. */
  async choose(
    tx: Tx,
    { tenantId, env, division }: Administration,
    { kind, ownKey, exactKey }: { kind: ExactMappingKind; ownKey: string; exactKey: string | null },
  ): Promise<void> {
    const key = { tenant_id: tenantId, env, division, kind, own_key: ownKey }
    if (exactKey !== null)
      await tx
        .insertInto('exact_mapping')
        .values({ ...key, exact_key: exactKey })
        .onConflict((conflict) =>
          conflict.columns(['tenant_id', 'env', 'division', 'kind', 'own_key']).doUpdateSet({ exact_key: exactKey }),
        )
        .execute()
    else
      await tx
        .deleteFrom('exact_mapping')
        .where('tenant_id', '=', tenantId)
        .where('env', '=', env)
        .where('division', '=', division)
        .where('kind', '=', kind)
        .where('own_key', '=', ownKey)
        .execute()
  },

  /**
   * When all of a kind was read in that administration the last time; null: never. Of a job that is forgotten remains
   * what was synchronised.
   */
  async readAt(
    tx: Tx,
    { tenantId, env, division }: Administration,
    { part, topic, synced }: ReadKind,
  ): Promise<Date | null> {
    const { rows } = await sql<{ at: Date | null }>`
      select coalesce(
        (select max(ended_at) from exact_job where tenant_id = ${tenantId} and env = ${env} and division = ${division}
          and state = 'done' and ${part} = any(parts)),
        (select c.${sql.ref(synced)} from exact_connection as c where c.tenant_id = ${tenantId} and c.env = ${env}
          and exists (select from exact_cursor where tenant_id = ${tenantId} and division = ${division} and topic = ${topic}))
      ) as at`.execute(tx)
    return rows[0]?.at ?? null
  },
}

/** What is read by which part of a job. */
export interface ReadKind {
  readonly part: SyncPart
  readonly topic: ExactTopic
  readonly synced: 'items_synced_at' | 'accounts_synced_at'
}
export type MappingRepository = typeof mappingRepository
