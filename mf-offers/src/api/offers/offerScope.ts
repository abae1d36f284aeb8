import { isManagement, matchesRoles, mayView } from '@staffel/shared-api/rules'
import type { SessionUser } from '@staffel/shared-auth'

/** `all`, or the id of the one whose offers are shown. */
export interface OfferScope {
  readonly tenant: string
  readonly organization: string
  readonly region: string
}

/** Whose offers the list shows at first. The server keeps everybody within their rights whatever is asked. */
export function initialScope(user: SessionUser | null): OfferScope {
  return {
    tenant: 'all',
    organization: user && isManagement(user) ? 'all' : idOrAll(user?.organization_id),
    region: idOrAll(user?.region_id),
  }
}

/** The selectors that somebody has above the list. Without one for tenants the own tenant is meant. */
export function scopeSelectors(user: SessionUser | null): { tenant: boolean; within: boolean } {
  return {
    tenant: user !== null && matchesRoles(user.roles, ['Admin']),
    within: user !== null && mayView(user, { roles: ['Admin'], tenant: true }),
  }
}

function idOrAll(id: number | null | undefined): string {
  return id ? String(id) : 'all'
}
