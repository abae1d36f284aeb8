import { createStore, type StoreApi } from 'zustand/vanilla'
import { identityMessage } from '../identity/identityMessage.ts'
import { toIdentityError } from '../identity/IdentityError.ts'
import type { IdentityProvider } from '../identity/IdentityProvider.ts'
import type { SignInMemory } from './signInMemory.ts'

/** The four states of finishing a sign-in link; `messageKey` is in the namespace `shell`. */
export type FinishState =
  | { readonly step: 'loading' }
  /**
   * The link was opened in another browser than the one that asked for it, or for another address than the one given.
   */
  | { readonly step: 'need-email'; readonly messageKey: string | null }
  | { readonly step: 'error'; readonly messageKey: string }
  | { readonly step: 'success' }

export interface FinishSignIn {
  readonly store: Pick<StoreApi<FinishState>, 'getState' | 'getInitialState' | 'subscribe'>
  /** Takes the link out of the address bar and uses it. Calling it again for the same arrival changes nothing. */
  readonly start: () => void
  readonly submitEmail: (email: string) => void
}

export interface FinishSignInParts {
  readonly identity: () => Promise<IdentityProvider>
  readonly memory: SignInMemory
  readonly href: () => string
  /** Replaces the address bar's content, without a navigation. */
  readonly replaceAddress: (path: string) => void
}

/**
 * A sign-in link holds a code that works once, while React's StrictMode runs effects twice and people press twice: so
 * one attempt per address is in flight, and whoever asks again gets that one.
 */
export function createFinishSignIn({ identity, memory, href, replaceAddress }: FinishSignInParts): FinishSignIn {
  const store = createStore<FinishState>(() => ({ step: 'loading' }))
  const show = (state: FinishState) => store.setState(state, true)
  let link: string | null = null
  let trying: string | null = null

  async function finish(email: string, current: string): Promise<void> {
    show({ step: 'loading' })
    try {
      const provider = await identity()
      if (!provider.isLink(current)) return fail('signIn.error.invalidLink')
      await provider.finishLink(email, current)
      memory.forget()
      show({ step: 'success' })
    } catch (error) {
      trying = null
      explain(error)
    }
  }

  function explain(error: unknown): void {
    const { code } = toIdentityError(error)
    const messageKey = identityMessage('finish-link', error) ?? 'signIn.error.invalidLink'
    // Wrong address: the code is not used up. Offline: neither. Both can be tried again.
    if (code === 'invalid-email' || messageKey === 'signIn.error.offline' || code === 'unknown')
      show({ step: 'need-email', messageKey })
    else fail(messageKey)
  }

  function fail(messageKey: string): void {
    memory.forget()
    show({ step: 'error', messageKey })
  }

  function submitEmail(email: string): void {
    if (link === null || trying === email) return
    trying = email
    void finish(email, link)
  }

  return {
    store,
    start() {
      const arrived = takeLink(href())
      if (arrived) {
        memory.keepLink(arrived.link)
        replaceAddress(arrived.rest)
      }
      const current = arrived?.link ?? link ?? memory.link()
      if (current === null) return show({ step: 'error', messageKey: 'signIn.error.invalidLink' })
      if (current === link) return
      link = current
      const email = memory.email()
      if (email === null) show({ step: 'need-email', messageKey: null })
      else submitEmail(email)
    },
    submitEmail,
  }
}

/** Parts of an address that belong to the link; the rest (`next`) stays. */
const linkParameters = ['mode', 'oobCode', 'apiKey', 'lang', 'continueUrl', 'tenantId']

function takeLink(href: string): { link: string; rest: string } | null {
  const url = new URL(href)
  if (!url.searchParams.has('oobCode')) return null
  for (const name of linkParameters) url.searchParams.delete(name)
  return { link: href, rest: url.pathname + url.search }
}
