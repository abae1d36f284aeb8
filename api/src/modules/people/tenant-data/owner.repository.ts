import { normaliseRoles } from '@staffel/shared-api/rules'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { isTenantOwner, type Caller } from '../../../http/caller.ts'

/** Somebody who runs the company, as they may act at this moment, for work that goes on after their call. */
export async function ownerNow(tx: Tx, tenantId: number, userId: number): Promise<Caller | null> {
  const row = await tx
    .selectFrom('app_user as u')
    .innerJoin('role as r', 'r.id', 'u.role_id')
    .innerJoin('tenant as t', 't.id', 'u.tenant_id')
    .select(['u.uid', 'u.email', 'u.first_name', 'u.last_name', 'u.language', 'u.region_id', 'u.organization_id'])
    .select(['r.name as role_name', 't.time_zone', 'u.is_tenant', 'u.features'])
    .where('u.tenant_id', '=', tenantId)
    .where('u.id', '=', userId)
    .where('u.status', '=', 'active')
    .where('t.is_active', '=', true)
    .executeTakeFirst()
  if (!row) return null
  const caller = {
    uid: row.uid ?? '',
    userId,
    email: row.email,
    name: `${row.first_name} ${row.last_name}`.trim(),
    language: row.language,
    roles: normaliseRoles([row.role_name]),
    features: row.features,
    tenantId,
    timeZone: row.time_zone,
    organizationId: row.organization_id,
    regionId: row.region_id,
    isTenant: row.is_tenant,
    // Its own tenant alone, an Admin's too.
    scope: { tenantId },
  }
  return caller.isTenant && isTenantOwner(caller) ? caller : null
}
