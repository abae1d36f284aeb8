import type { Organization, Region, Role, Tenant } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { asTenant } from '../../../db/tenant-transaction.ts'
import { boundOrganization, scopeWithin, type Caller } from '../../../http/caller.ts'
import type { LookupsRepository } from './lookups.repository.ts'

/** What selectors offer: never more than the caller may see anyway. */
export function lookupsService({ db, lookups }: { readonly db: Db; readonly lookups: LookupsRepository }) {
  return {
    tenants: (caller: Caller): Promise<Tenant[]> =>
      asTenant(db, caller.scope, (tx) => lookups.tenants(tx, caller.scope)),

    async organizations(caller: Caller, input: { ids?: string; tenantId?: number }): Promise<Organization[]> {
      const scope = scopeWithin(caller, input.tenantId)
      if (!scope) return []
      const ids = input.ids?.split(',').map(Number)
      return asTenant(db, scope, (tx) =>
        lookups.organizations(tx, scope, { ...(ids ? { ids } : {}), bound: boundOrganization(caller) }),
      )
    },

    async regions(caller: Caller, tenantId: number | undefined): Promise<Region[]> {
      const scope = scopeWithin(caller, tenantId)
      return scope ? asTenant(db, scope, (tx) => lookups.regions(tx, scope)) : []
    },

    roles: (caller: Caller): Promise<Role[]> => asTenant(db, caller.scope, (tx) => lookups.roles(tx)),
  }
}
export type LookupsService = ReturnType<typeof lookupsService>
