import { identityMessage, type SignInStep } from '@staffel/shared-auth'
import { useRef, useState } from 'react'

export interface Attempts {
  /** What went wrong with the last attempt, in the namespace `shell`. */
  readonly messageKey: string | null
  /** The same once more; null where that would end as it did. */
  readonly again: (() => void) | null
  readonly busy: boolean
  /**
   * Tries; answers whether it succeeded. A later attempt makes the outcome of an earlier one count for nothing. What
   * nobody pressed a button for is `unseen`: it makes nothing busy.
   */
  readonly attempt: (work: () => Promise<void>, options?: { readonly unseen?: boolean }) => Promise<boolean>
}

interface Failure {
  readonly key: string | null
  readonly work: () => Promise<void>
}

/** One way of signing in, with what the visitor must know of how it goes. */
export function useSignInStep(step: SignInStep): Attempts {
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  const latest = useRef(0)

  async function attempt(work: () => Promise<void>, { unseen = false } = {}): Promise<boolean> {
    const mine = (latest.current += 1)
    setFailure(null)
    setBusy(!unseen)
    try {
      await work()
      return true
    } catch (error) {
      if (mine === latest.current) setFailure({ key: explain(step, error), work })
      return false
    } finally {
      if (mine === latest.current) setBusy(false)
    }
  }

  const isOffline = failure?.key === 'signIn.error.offline'
  return {
    messageKey: failure?.key ?? null,
    again: isOffline ? () => void attempt(failure.work) : null,
    busy,
    attempt,
  }
}

function explain(step: SignInStep, error: unknown): string | null {
  const key = identityMessage(step, error)
  if (key === 'signIn.error.configuration') {
    // eslint-disable-next-line no-console -- only the provider's code tells an operator which setting is wrong
    console.error('Sign-in is not set up correctly.', error)
  }
  return key
}
