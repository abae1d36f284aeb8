import { isTenantOwner, matchesRoles, type Person, type Role } from '../../../identity/rules/roles.rules.ts'

interface Actor {
  readonly roles: readonly string[]
}

interface Managed {
  readonly role: Role
  /** Staff of the selling company. */
  readonly is_tenant: boolean
}

/** The roles that somebody may give another: never one above the own. */
export function grantableRoles({ roles }: Actor): readonly Role[] {
  if (matchesRoles(roles, ['Admin'])) return ['User', 'Manager', 'Admin']
  return matchesRoles(roles, ['Manager']) ? ['User', 'Manager'] : []
}

/** Whether somebody may accept, block and unblock who has this role. */
export function mayManageRole(actor: Actor, role: Role): boolean {
  return grantableRoles(actor).includes(role)
}

/**
 * The same of one person. Who works for the seller is for who runs the selling company, also where a customer is named
 * as their place: a customer's Manager would give them a role above the own.
 */
export function mayManagePerson(actor: Person, { role, is_tenant }: Managed): boolean {
  return mayManageRole(actor, role) && (!is_tenant || isTenantOwner(actor))
}

/** Whether somebody who may be managed is let in again: a block of the seller's is for the seller to end. */
export function mayUnblock(actor: Person, { blocked_by_seller }: { readonly blocked_by_seller: boolean }): boolean {
  return !blocked_by_seller || isTenantOwner(actor)
}

/** Whether somebody may change names, role and place of who has this role: a Manager's are for an Admin. */
export function mayEditRole(actor: Actor, role: Role): boolean {
  return matchesRoles(actor.roles, ['Admin']) || (mayManageRole(actor, role) && role === 'User')
}

/** The roles that fit where somebody works: an Admin belongs to no customer. */
export function rolesWithin(organizationId: number | null, roles: readonly Role[]): readonly Role[] {
  return organizationId === null ? roles : roles.filter((role) => role !== 'Admin')
}
