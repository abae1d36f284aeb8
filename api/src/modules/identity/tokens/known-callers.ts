import type { Caller, TokenIdentity } from '../../../http/caller.ts'
import type { KnownAccounts } from '../../../db/presumed.ts'
import { isActivityDue, isSessionOver, type SessionFacts } from '../session.rules.ts'

/** Somebody who was let in before, and with how many changes to accounts that was. */
export interface KnownCaller {
  readonly caller: Caller
  readonly accounts: KnownAccounts
}

interface Admission extends KnownCaller {
  readonly session: SessionFacts
  /** A subscription ends with a day. */
  readonly day: string
}

export type KnownCallers = ReturnType<typeof knownCallers>

/**
 * Who was let in with a token, for as long as the token itself is known. It holds as far as the clock can tell; whether
 * anything else has changed since is for `presuming` to find out, and nothing is done before that.
 */
export function knownCallers(now: () => Date) {
  const admissions = new WeakMap<TokenIdentity, Admission>()
  const day = () => now().toISOString().slice(0, 10)
  return {
    keep(identity: TokenIdentity, admission: Omit<Admission, 'day'>): void {
      admissions.set(identity, { ...admission, day: day() })
    },
    forget(identity: TokenIdentity): void {
      admissions.delete(identity)
    },
    /** Null where the account has to be looked at: a session may be over, or its activity is to be written down. */
    recall(identity: TokenIdentity, passive: boolean): KnownCaller | null {
      const known = admissions.get(identity)
      if (!known || known.day !== day() || isSessionOver(known.session, now())) return null
      return !passive && isActivityDue(known.session, now()) ? null : known
    },
  }
}
