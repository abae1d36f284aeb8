import type { Profile } from '@staffel/shared-api/contract'
import type { IdentityUser, SignInMethod, StoredToken } from '../identity/IdentityProvider.ts'
import type { AccessOutcome } from './accessOutcome.ts'
import type { RememberedSession } from './sessionHint.ts'
import type { SessionState, SignOutReason } from './SessionState.ts'

/** All that decides how a session goes on. */
export interface SessionModel {
  /** What screens see. */
  readonly shown: SessionState
  /** Whom the provider knows; undefined until it has spoken. */
  readonly known: IdentityUser | null | undefined
  /** Stands in for `known` until then. */
  readonly stored: StoredToken | null
  /** A sign-out is under way. */
  readonly leaving: boolean
  readonly asking: boolean
  /** An answer to an earlier check is dropped. */
  readonly latestCheck: number
  /** When access was last answered; milliseconds. */
  readonly checkedAt: number
}

/** Why access is asked: a visit goes on with its stored token, somebody came in, or it may have changed meanwhile. */
export type CheckPurpose = 'begin' | 'enter' | 'recheck'

/** What happens to a session. `remembered` is what this browser remembers at that moment. */
export type SessionEvent =
  | { readonly type: 'opened'; readonly remembered: RememberedSession | null }
  | { readonly type: 'token-read'; readonly token: StoredToken | null; readonly remembered: RememberedSession | null }
  | {
      readonly type: 'provider-spoke'
      readonly user: IdentityUser | null
      readonly remembered: RememberedSession | null
    }
  | { readonly type: 'provider-unreachable'; readonly error: unknown }
  | {
      readonly type: 'access-answered'
      readonly uid: string
      readonly check: number
      readonly purpose: CheckPurpose
      readonly outcome: AccessOutcome
      readonly at: number
    }
  /** Something says that access may have changed. */
  | { readonly type: 'access-doubted' }
  | { readonly type: 'tab-returned'; readonly at: number }
  | { readonly type: 'retried' }
  | { readonly type: 'signed-out'; readonly reason: SignOutReason }
  /** The provider has forgotten who was signed in. */
  | { readonly type: 'provider-left' }
  | { readonly type: 'sign-out-ended' }
  | { readonly type: 'other-tab'; readonly remembered: RememberedSession | null }

/** What is to be done about it. */
export type SessionEffect =
  | { readonly type: 'read-token' }
  /** Screens see it, and whoever listens to the store acts on it before the next effect. */
  | { readonly type: 'show'; readonly shown: SessionState }
  /** A failure is shown, or left to the next call, which tries again. */
  | { readonly type: 'load-provider'; readonly when: 'now' | 'drawn'; readonly failure: 'shown' | 'silent' }
  /** Calls may carry the stored token, or the provider's; or the provider's alone. */
  | { readonly type: 'release'; readonly tokens: 'stored' | 'confirmed' }
  | { readonly type: 'ask-access'; readonly uid: string; readonly check: number; readonly purpose: CheckPurpose }
  | { readonly type: 'remember'; readonly session: RememberedSession }
  | { readonly type: 'tell-renewed' }
  | { readonly type: 'tell-method'; readonly user: Profile; readonly method: SignInMethod }
  | { readonly type: 'leave-provider' }

export type SessionStep = readonly [SessionModel, readonly SessionEffect[]]
