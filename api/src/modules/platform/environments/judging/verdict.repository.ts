import type { CanaryVerdict } from '@staffel/shared-api/contract'
import type { Tx } from '../../../../db/tenant-transaction.ts'

export interface KeptVerdict {
  readonly areaId: string
  readonly version: string
  /** It is judged by what was met since then. */
  readonly fromRevision: number
  readonly state: CanaryVerdict['state']
  readonly sessions: { readonly live: number; readonly canary: number }
}

/** What was last found of each second version that runs. */
export interface VerdictRepository {
  list(tx: Tx, environment: string): Promise<KeptVerdict[]>
  find(tx: Tx, environment: string, areaId: string): Promise<KeptVerdict | null>
  keep(tx: Tx, verdict: KeptVerdict & { readonly name: string; readonly at: Date }): Promise<void>
  forget(tx: Tx, environment: string, areaId: string): Promise<void>
  /** Of areas that have no second version any more nothing stays. */
  keepOnly(tx: Tx, environment: string, areaIds: readonly string[]): Promise<void>
}

async function list(tx: Tx, environment: string): Promise<KeptVerdict[]> {
  const rows = await tx
    .selectFrom('canary_verdict')
    .select(['area_id', 'version', 'from_revision', 'state', 'live_sessions', 'canary_sessions'])
    .where('environment', '=', environment)
    .execute()
  return rows.map((row) => ({
    areaId: row.area_id,
    version: row.version,
    fromRevision: row.from_revision,
    state: row.state,
    sessions: { live: row.live_sessions, canary: row.canary_sessions },
  }))
}

export const verdictRepository: VerdictRepository = {
  list,
  find: async (tx, environment, areaId) =>
    (await list(tx, environment)).find((verdict) => verdict.areaId === areaId) ?? null,
  async keep(tx, { name, areaId, version, fromRevision, state, sessions, at }) {
    const found = {
      version,
      from_revision: fromRevision,
      state,
      live_sessions: sessions.live,
      canary_sessions: sessions.canary,
      judged_at: at,
    }
    await tx
      .insertInto('canary_verdict')
      .values({ environment: name, area_id: areaId, ...found })
      .onConflict((conflict) => conflict.columns(['environment', 'area_id']).doUpdateSet(found))
      .execute()
  },
  async forget(tx, environment, areaId) {
    await tx.deleteFrom('canary_verdict').where('environment', '=', environment).where('area_id', '=', areaId).execute()
  },
  async keepOnly(tx, environment, areaIds) {
    await tx
      .deleteFrom('canary_verdict')
      .where('environment', '=', environment)
      .$if(areaIds.length > 0, (all) => all.where('area_id', 'not in', areaIds))
      .execute()
  },
}
