import type { Profile } from '@staffel/shared-api/contract'
import type { RefusalCode } from '../access/refusals.ts'

/** The signed-in user, as the API knows them. Roles are in the spelling of `RoleName`. */
export type SessionUser = Profile

export type SignOutReason =
  /** Nobody was signed in when this page opened. */
  | 'none'
  /** The person signed out just now, here or in another tab. */
  | 'chosen'
  /** An hour without activity. */
  | 'idle'
  /** The API no longer accepts the session. */
  | 'ended'

export type SessionState =
  /** Somebody signed in here before; who, is being asked. */
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out'; readonly reason: SignOutReason }
  /** Signed in; whether they may enter is being asked. */
  | { readonly status: 'checking'; readonly uid: string }
  /** `message` is the server's own, when it gave one; else show the text of the code. */
  | { readonly status: 'denied'; readonly uid: string; readonly code: RefusalCode; readonly message: string | null }
  | { readonly status: 'allowed'; readonly uid: string; readonly user: SessionUser }
  /**
   * The question itself failed (network, server down); `session.retry()` asks again. `uid` is null when the provider
   * could not be reached.
   */
  | { readonly status: 'failed'; readonly uid: string | null; readonly error: unknown }

/** Whom a state is about; null when nobody, or not known yet. */
export function uidOf(state: SessionState): string | null {
  return 'uid' in state ? state.uid : null
}
