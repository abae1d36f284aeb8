import type { Language, RoleName, UserFeature } from '@staffel/shared-api/contract'
import type { TenantScope } from '../db/tenant-transaction.ts'

/** What a verified token proves, and nothing more. */
export interface TokenIdentity {
  readonly uid: string
  /** Lower case; the provider has verified it. */
  readonly email: string
  readonly name: string | null
  readonly picture: string | null
  readonly provider: string
  /** Moment of the sign-in that this token goes back to. */
  readonly authTime: Date
}

/** A signed-in user whom the access check let in. Everything here comes from the database, never from the request. */
export interface Caller {
  readonly uid: string
  readonly userId: number
  readonly email: string
  readonly name: string
  readonly language: Language
  readonly roles: readonly RoleName[]
  /** What they may besides, of their own; never of the subscription. */
  readonly features: readonly UserFeature[]
  readonly tenantId: number
  /** Of the tenant: what day it is where it is. */
  readonly timeZone: string
  readonly organizationId: number | null
  readonly regionId: number | null
  /** Staff of the selling company, as opposed to one of its customers. */
  readonly isTenant: boolean
  /** All tenants for an Admin, who operates the platform; the own tenant for everybody else. */
  readonly scope: TenantScope
}

export function isAdmin(caller: Caller): boolean {
  return caller.roles.includes('Admin')
}

export function isManagerOrAdmin(caller: Caller): boolean {
  return isAdmin(caller) || caller.roles.includes('Manager')
}

/**
 * Of the selling company, or an Admin, who stands in for it: sets prices, reads internal notes and the use of the plan.
 */
export function isSellerStaff(caller: Caller): boolean {
  return isAdmin(caller) || caller.isTenant
}

/**
 * Who runs the selling company: its Managers, and Admins, who stand in for it. A customer's Manager has the role for
 * the own organisation only.
 */
export function isTenantOwner(caller: Caller): boolean {
  return isSellerStaff(caller) && isManagerOrAdmin(caller)
}

/** What a product costs the seller, and what is earned on it, is for those who run the selling company. */
export function seesCosts(caller: Caller): boolean {
  return caller.isTenant && isManagerOrAdmin(caller)
}

/**
 * The scope for a request that names a tenant: that tenant for an Admin, who may see each; for everybody else the own
 * tenant, and null when another one was asked for (an empty list, or 404).
 */
export function scopeWithin(caller: Caller, requestedTenantId: number | undefined): TenantScope | null {
  if (requestedTenantId === undefined) return caller.scope
  if (caller.scope.tenantId === null || caller.scope.tenantId === requestedTenantId)
    return { tenantId: requestedTenantId }
  return null
}

/** The organisation that a caller belongs to; without one it is -1, which no row has. */
function ownOrganization({ organizationId }: Caller): number {
  return organizationId ?? -1
}

/**
 * The organisation that a caller is bound to: none for who runs the selling company, their own for everybody else, a
 * customer's Manager included. Every answer about rows of one customer is narrowed by this, and by nothing else.
 */
export function boundOrganization(caller: Caller): number | null {
  return isTenantOwner(caller) ? null : ownOrganization(caller)
}

/** Whether rows of this organisation are within what the caller is bound to. Rows of none are the seller's own. */
export function reachesOrganization(caller: Caller, organizationId: number | null): boolean {
  const bound = boundOrganization(caller)
  return bound === null || bound === organizationId
}
