import type { Selectable } from 'kysely'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { ExactMappingKind, ExactMappingTable } from '../integrations.tables.ts'
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
}
export type MappingRepository = typeof mappingRepository
