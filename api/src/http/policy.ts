import type { EndpointShape } from '@staffel/shared-api/contract'
import { isProductOwner } from '@staffel/shared-api/rules'
import { isAdmin, isManagerOrAdmin, isTenantOwner, type Caller } from './caller.ts'

/**
 * Who may make a call. Mandatory on every route; the authorisation tests are generated from it. It decides by role
 * only: which rows a caller may touch is the scope's work, and what a row allows is the service's.
 */
export interface Policy<Access extends EndpointShape['access'] = EndpointShape['access']> {
  readonly name: string
  readonly access: Access
  allows(caller: Caller): boolean
}

/** No session needed. */
export const anyone: Policy<'public'> = { name: 'anyone', access: 'public', allows: () => true }

/** A verified token, even of a person who may not enter. */
export const tokenHolder: Policy<'token'> = { name: 'tokenHolder', access: 'token', allows: () => true }

export const signedIn: Policy<'signed-in'> = { name: 'signedIn', access: 'signed-in', allows: () => true }

export const managers: Policy<'signed-in'> = { name: 'managers', access: 'signed-in', allows: isManagerOrAdmin }

/** Managers and Admins who are staff of the selling company. */
export const tenantOwners: Policy<'signed-in'> = {
  name: 'tenantOwners',
  access: 'signed-in',
  allows: isTenantOwner,
}

/** Who operates the platform, for every tenant of it. */
export const admins: Policy<'signed-in'> = { name: 'admins', access: 'signed-in', allows: isAdmin }

/** Environments are of the whole installation, and so of those who operate it and whom they trust with it. */
export const productOwners: Policy<'signed-in'> = {
  name: 'productOwners',
  access: 'signed-in',
  allows: isProductOwner,
}

/** A rule of one module, by name. */
export function policy(name: string, allows: (caller: Caller) => boolean): Policy<'signed-in'> {
  return { name, access: 'signed-in', allows }
}
