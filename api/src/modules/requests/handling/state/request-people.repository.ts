import type { Tx } from '../../../../db/tenant-transaction.ts'

/** The seller's Managers, and Admins, who can sign in. */
function clerks(tx: Tx, tenantId: number) {
  return tx
    .selectFrom('app_user')
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'active')
    .where('role_id', '>=', 2)
    .where((eb) => eb.or([eb('is_tenant', '=', true), eb('role_id', '=', 3)]))
}

/** Whether somebody may work on requests here. */
async function isClerk(tx: Tx, tenantId: number, userId: number): Promise<boolean> {
  return (await clerks(tx, tenantId).where('id', '=', userId).select('id').executeTakeFirst()) !== undefined
}

/** Everybody whom a request that is on nobody's name concerns. */
async function managers(tx: Tx, tenantId: number): Promise<number[]> {
  return (await clerks(tx, tenantId).where('role_id', '=', 2).select('id').orderBy('id').execute()).map(({ id }) => id)
}

/** SQL of the people who work on requests. */
export const requestPeopleRepository = { isClerk, managers }
export type RequestPeopleRepository = typeof requestPeopleRepository
