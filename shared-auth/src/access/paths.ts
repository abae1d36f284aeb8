/** Paths of sign-in, owned by the shell. */
export const signInPath = '/login'
export const finishSignInPath = '/finishSignIn'

/**
 * A path of this site as the browser would read it, or null: `//evil.example`, `/\evil.example` and whole addresses are
 * refused.
 */
export function ownPath(next: string | null | undefined): string | null {
  if (!next || !/^\/(?![/\\])/.test(next)) return null
  const base = 'https://own.invalid'
  const url = URL.canParse(next, base) ? new URL(next, base) : null
  return url?.origin === base ? url.pathname + url.search + url.hash : null
}

/** The sign-in page, keeping where the visitor wanted to go. */
export function signInPathFor(wanted: string): string {
  const next = ownPath(wanted)
  const useless = next === null || /^\/(login|finishsignin)?\/?([?#].*)?$/i.test(next)
  return useless ? signInPath : `${signInPath}?${new URLSearchParams({ next })}`
}
