import { identityMessage, type SignInStep } from '@staffel/shared-auth'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useRef, useState } from 'react'

export interface Attempts {
  /** What went wrong with the last attempt, in the namespace `shell`. */
  readonly messageKey: string | null
  readonly busy: boolean
  /** Tries; answers whether it succeeded. A later attempt makes the outcome of an earlier one count for nothing. */
  readonly attempt: (work: () => Promise<void>) => Promise<boolean>
}

/** One way of signing in, with what the visitor must know of how it goes. */
export function useSignInStep(step: SignInStep): Attempts {
  const { t } = useTranslation('shell')
  const [messageKey, setMessageKey] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const latest = useRef(0)

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    const mine = (latest.current += 1)
    setMessageKey(null)
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      if (mine === latest.current) explain(identityMessage(step, error), error, work)
      return false
    } finally {
      if (mine === latest.current) setBusy(false)
    }
  }

  function explain(key: string | null, error: unknown, work: () => Promise<void>): void {
    if (key === 'signIn.error.configuration') {
      // eslint-disable-next-line no-console -- only the provider's code tells an operator which setting is wrong
      console.error('Sign-in is not set up correctly.', error)
    }
    if (key === 'signIn.error.offline') toast.failure(t(key), () => void attempt(work), { id: 'sign-in' })
    else setMessageKey(key)
  }

  return { messageKey, busy, attempt }
}
