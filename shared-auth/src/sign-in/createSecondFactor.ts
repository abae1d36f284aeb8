import { createStore, type StoreApi } from 'zustand/vanilla'
import { IdentityError, toIdentityError } from '../identity/IdentityError.ts'
import { identityMessage } from '../identity/identityMessage.ts'
import type { AskedFactors } from '../identity/IdentityProvider.ts'

/** The code that a sign-in waits for; `messageKey` is in the namespace `shell`. */
export interface SecondFactorState {
  readonly factors: AskedFactors['factors']
  readonly busy: boolean
  readonly messageKey: string | null
}

export interface SecondFactor {
  /** Null while nothing is asked. */
  readonly store: Pick<StoreApi<SecondFactorState | null>, 'getState' | 'getInitialState' | 'subscribe'>
  /** Settles when the code was given; rejects when the sign-in has to begin anew. */
  readonly ask: (asked: AskedFactors) => Promise<void>
  readonly submit: (factorId: string, code: string) => Promise<void>
  readonly giveUp: () => void
}

/** After these the same sign-in can be finished by another code. */
const mendable = new Set(['signIn.error.wrongCode', 'signIn.error.offline', 'signIn.error.codeQuota'])

/** One sign-in waits for its code at a time; a new one makes the one before begin anew. */
export function createSecondFactor(): SecondFactor {
  const store = createStore<SecondFactorState | null>(() => null)
  let waiting: (AskedFactors & Pick<PromiseWithResolvers<void>, 'resolve' | 'reject'>) | null = null

  function end(): void {
    waiting = null
    store.setState(null, true)
  }

  function giveUp(code = 'user-cancelled'): void {
    waiting?.reject(new IdentityError(code))
    end()
  }

  return {
    store,
    ask(asked) {
      giveUp()
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      waiting = { ...asked, resolve, reject }
      store.setState({ factors: asked.factors, busy: false, messageKey: null }, true)
      return promise
    },
    async submit(factorId, code) {
      const mine = waiting
      if (!mine || store.getState()?.busy) return
      store.setState({ factors: mine.factors, busy: true, messageKey: null }, true)
      try {
        await mine.finish(factorId, code)
        mine.resolve()
        if (waiting === mine) end()
      } catch (error) {
        if (waiting !== mine) return
        const messageKey = identityMessage('second-factor', error)
        if (messageKey !== null && mendable.has(messageKey))
          store.setState({ factors: mine.factors, busy: false, messageKey }, true)
        else giveUp(toIdentityError(error).code)
      }
    },
    giveUp: () => giveUp(),
  }
}
