import { matchesRoles } from './roles.rules.ts'

/** Where someone belongs: the dashboard for an Admin, the offers for everyone else. */
export function homePath(roles: readonly string[]): '/dashboard' | '/offers' {
  return matchesRoles(roles, ['Admin']) ? '/dashboard' : '/offers'
}

/**
 * Where to go after any sign-in: the stored path when it is one of ours and `mayOpen` says its roles allow it, else
 * home. A path that leads elsewhere (`//host`, `/\host`, an address) or back to signing in is never followed.
 */
export function postLoginPath(
  roles: readonly string[],
  stored: string | null | undefined,
  mayOpen: (pathname: string) => boolean,
): string {
  if (!stored || !/^\/(?![/\\])/.test(stored)) return homePath(roles)
  const pathname = stored.split(/[?#]/, 1)[0] ?? ''
  const returnsToSignIn = /^\/(login|finishsignin)?\/?$/i.test(pathname)
  return !returnsToSignIn && mayOpen(pathname) ? stored : homePath(roles)
}
