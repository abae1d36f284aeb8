import type { Organization, Region, Role, RoleName, Tenant } from '@staffel/shared-api/contract'
import { inScope, type TenantScope, type Tx } from '../../../db/tenant-transaction.ts'
import { roleNameOf } from '../role-ids.ts'

/** The light lists behind selectors. They are short by nature; this bounds one that is not. */
const mostRows = 5_000

export const lookupsRepository = {
  async tenants(tx: Tx, scope: TenantScope): Promise<Tenant[]> {
    return tx
      .selectFrom('tenant')
      .select(['id', 'name'])
      .where(inScope(scope, 'tenant.id'))
      .orderBy('name')
      .orderBy('id')
      .limit(mostRows)
      .execute()
  },

  async organizations(
    tx: Tx,
    scope: TenantScope,
    filter: { ids?: readonly number[]; bound: number | null },
  ): Promise<Organization[]> {
    const { ids, bound } = filter
    let query = tx
      .selectFrom('organization')
      .select(['id', 'name', 'tax_regime', 'language', 'payment_term_days'])
      .where(inScope(scope, 'organization.tenant_id'))
      .where('deleted_at', 'is', null)
    // Names of archived organisations are still needed for old offers, when they are asked for by id.
    query = ids ? query.where('id', 'in', ids) : query.where('archived_at', 'is', null)
    if (bound !== null) query = query.where('id', '=', bound)
    const rows = await query.orderBy('name').orderBy('id').limit(mostRows).execute()
    return rows.map(({ id, name, tax_regime, language, payment_term_days }) => ({
      ...{ id, name },
      ...(tax_regime !== 'domestic' && { tax_regime }),
      ...(language !== null && { language }),
      ...(payment_term_days !== null && { payment_term_days }),
    }))
  },

  /**
   * Null when there is none such; a deleted one is none, until it is brought back. `held` keeps it from being deleted
   * or archived until the transaction ends, for who is about to attach something to it.
   */
  async organization(
    tx: Tx,
    scope: TenantScope,
    id: number,
    { held = false }: { readonly held?: boolean } = {},
  ): Promise<{ isArchived: boolean } | null> {
    const row = await tx
      .selectFrom('organization')
      .select('archived_at')
      .where(inScope(scope, 'organization.tenant_id'))
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .$if(held, (query) => query.forKeyShare())
      .executeTakeFirst()
    return row ? { isArchived: row.archived_at !== null } : null
  },

  async regions(tx: Tx, scope: TenantScope): Promise<Region[]> {
    return tx
      .selectFrom('region')
      .select(['id', 'name', 'tenant_id'])
      .where(inScope(scope, 'region.tenant_id'))
      .orderBy('name')
      .orderBy('id')
      .limit(mostRows)
      .execute()
  },

  async roles(tx: Tx): Promise<Role[]> {
    const rows = await tx.selectFrom('role').select('id').orderBy('id').execute()
    return rows.map(({ id }) => ({ id, name: roleNameOf(id) satisfies RoleName }))
  },
}
export type LookupsRepository = typeof lookupsRepository
