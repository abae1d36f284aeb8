import { notFound } from '../errors.ts'
import { scopeWithin, type Caller } from './caller.ts'

/**
 * The tenant whose settings a call is about: the caller's own unless an Admin names another. Outside the scope it does
 * not exist.
 */
export function oneTenant(caller: Caller, requested: number | undefined): number {
  const scope = scopeWithin(caller, requested ?? caller.tenantId)
  if (!scope?.tenantId) throw notFound()
  return scope.tenantId
}
