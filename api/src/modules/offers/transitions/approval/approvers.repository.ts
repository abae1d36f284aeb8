import type { Tx } from '../../../../db/tenant-transaction.ts'

/** Who of the seller may say yes to an offer of somebody else: its Managers and Admins who can sign in. */
async function approvers(tx: Tx, tenantId: number, { except }: { readonly except: number }): Promise<number[]> {
  const found = await tx
    .selectFrom('app_user')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('is_tenant', '=', true)
    .where('status', '=', 'active')
    .where('role_id', 'in', [2, 3])
    .where('id', '<>', except)
    .orderBy('id')
    .execute()
  return found.map(({ id }) => id)
}

/** SQL of who approves. */
export const approversRepository = { approvers }
export type ApproversRepository = typeof approversRepository
