import { matchesRoles } from '@staffel/shared-api/rules'

/** Whether the user has any of `required`, ignoring case; an empty list asks for nothing. */
export function hasRole(
  user: { readonly roles: readonly string[] } | null | undefined,
  required: readonly string[],
): boolean {
  return matchesRoles(user?.roles ?? [], required)
}
