import type { CustomerStatus, Language, TaxRegime } from '@staffel/shared-api/contract'
import { pick, type CustomerTie } from '@staffel/shared-api/rules'
import { inScope, type TenantScope, type Tx } from '../../../../db/tenant-transaction.ts'

export interface CustomerColumns {
  readonly name?: string
  readonly chamber_of_commerce_number?: string | null
  readonly vat_number?: string | null
  readonly status?: CustomerStatus
  readonly tax_regime?: TaxRegime
  readonly region_id?: number | null
  readonly language?: Language | null
  readonly payment_term_days?: number | null
  readonly price_note?: string
}

export interface LockedCustomer extends Required<CustomerColumns> {
  readonly tenant_id: number
  readonly id: number
  readonly email: string | null
  readonly phone: string | null
  readonly rev: number
  readonly archived_at: Date | null
  readonly deleted_at: Date | null
  readonly merged_into_id: number | null
}

const columns = [
  'name',
  'chamber_of_commerce_number',
  'vat_number',
  'status',
  'tax_regime',
  'region_id',
  'language',
  'payment_term_days',
  'price_note',
] as const

const customers = (tx: Tx, scope: TenantScope, id: number) =>
  tx
    .selectFrom('organization')
    .select([...columns, 'tenant_id', 'id', 'email', 'phone', 'rev', 'archived_at', 'deleted_at', 'merged_into_id'])
    .where(inScope(scope, 'organization.tenant_id'))
    .where('id', '=', id)

/** Deleted ones as well, and those that were merged into another one. */
async function find(tx: Tx, scope: TenantScope, id: number): Promise<LockedCustomer | null> {
  return (await customers(tx, scope, id).executeTakeFirst()) ?? null
}

/** The same, held until the transaction ends. */
async function lock(tx: Tx, scope: TenantScope, id: number): Promise<LockedCustomer | null> {
  return (await customers(tx, scope, id).forUpdate().executeTakeFirst()) ?? null
}

/** The same; the id of one that was merged leads to the one that it went into. */
async function lockPresent(tx: Tx, scope: TenantScope, id: number): Promise<LockedCustomer | null> {
  const found = await lock(tx, scope, id)
  return found?.merged_into_id ? lock(tx, scope, found.merged_into_id) : found
}

async function update(tx: Tx, tenantId: number, id: number, change: CustomerColumns): Promise<void> {
  await tx
    .updateTable('organization')
    .set((eb) => ({ ...pick(change, columns), rev: eb('rev', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

async function keep(
  tx: Tx,
  tenantId: number,
  id: number,
  state: { readonly archived_at: Date | null; readonly deleted_at: Date | null },
): Promise<void> {
  await tx
    .updateTable('organization')
    .set((eb) => ({ ...state, rev: eb('rev', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

/** What hangs on a customer. */
async function ties(tx: Tx, tenantId: number, id: number): Promise<Record<CustomerTie, number>> {
  return tx
    .selectFrom('organization_ties')
    .select(['offers', 'requests', 'users', 'invites', 'price_lists'])
    .where('tenant_id', '=', tenantId)
    .where('organization_id', '=', id)
    .executeTakeFirstOrThrow()
}

/** SQL of changes to customers. */
export const keepingRepository = { find, lock, lockPresent, update, keep, ties }
export type KeepingRepository = typeof keepingRepository
