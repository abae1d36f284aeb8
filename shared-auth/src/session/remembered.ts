import type { RememberedSession } from './sessionHint.ts'
import type { SignOutReason } from './SessionState.ts'

type Expected = Extract<RememberedSession, { uid: string }>

/** Whether this browser was signed in when it was last used. */
export function expected(remembered: RememberedSession | null): remembered is Expected {
  return remembered !== null && 'uid' in remembered
}

export function isSignedOut(remembered: RememberedSession | null): boolean {
  return remembered !== null && 'signedOut' in remembered
}

/** Why there is no session when a page opens; that somebody signed out on an earlier page is no news. */
export function reasonBefore(remembered: RememberedSession | null): SignOutReason {
  const reason = remembered && 'signedOut' in remembered ? remembered.signedOut : 'none'
  return reason === 'chosen' ? 'none' : reason
}
