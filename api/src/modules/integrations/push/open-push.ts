import type { MergeCheck } from '../../../http/module.ts'

/** What is on its way to Exact goes to the account of one customer, which is not another halfway. */
export const openPush: MergeCheck = async (tx, { tenantId, from }) => {
  const row = await tx
    .selectFrom('exact_push as p')
    .innerJoin('offer as o', (join) => join.onRef('o.tenant_id', '=', 'p.tenant_id').onRef('o.id', '=', 'p.offer_id'))
    .select('p.offer_id')
    .where('p.tenant_id', '=', tenantId)
    .where('o.organization_id', '=', from)
    .where('p.state', 'in', ['waiting', 'sending'])
    .executeTakeFirst()
  return row ? ['open_push'] : []
}
