import type { StoreApi } from 'zustand/vanilla'
import type { RoleName } from '@staffel/shared-api/contract'
import type { IdentityProvider, IdentityUser, StoredToken } from '../identity/IdentityProvider.ts'
import { accessOutcome, type AccessApi } from './accessOutcome.ts'
import type { RememberedSession, SessionHint } from './sessionHint.ts'
import type { SessionState, SignOutReason } from './SessionState.ts'

export interface SessionParts {
  readonly store: StoreApi<SessionState>
  readonly hint: SessionHint
  readonly access: AccessApi
  /** Loads the provider's chunk. Called again after a failure. */
  readonly loadIdentity: () => Promise<IdentityProvider>
  /** The token of the last session, as this browser keeps it; null when there is none that is still good. */
  readonly storedToken: () => Promise<StoredToken | null>
  /** Settles when the page has nothing better to do. */
  readonly idle: () => Promise<void>
  /** What has to leave with the session that ends; null when there is nothing. Never rejects, nor waits for ever. */
  readonly beforeSignOut?: () => Promise<void> | null
  readonly now: () => number
}

export interface Credentials {
  readonly uid: string
  readonly token: string
}

export type Session = ReturnType<typeof createSession>

/** Access is asked again when a tab comes back after this long, so that a change of role or a block is noticed. */
const accessAge = 5 * 60_000

/**
 * The life of a session: who the identity provider knows → whether the API lets them in → signed out. Holds no React
 * and no SDK; `store` is what screens see.
 */
export function createSession({
  store,
  hint,
  access,
  loadIdentity,
  storedToken,
  idle,
  beforeSignOut,
  now,
}: SessionParts) {
  let loading: Promise<IdentityProvider> | null = null
  /** Undefined until the provider has spoken. */
  let known: IdentityUser | null | undefined
  /** Stands in for `known` until then. */
  let stored: StoredToken | null = null
  /** Settles when it is known whether there is such a token. */
  let beginning: Promise<void> | null = null
  const usable = Promise.withResolvers<void>()
  const confirmed = Promise.withResolvers<void>()
  let leaving = false
  /** Settles when no sign-out is under way. */
  let left: Promise<unknown> = Promise.resolve()
  let checkedAt = 0
  let asking = false
  /** An answer to an earlier check is dropped. */
  let latestCheck = 0

  const show = (state: SessionState) => store.setState(state, true)

  function identity(): Promise<IdentityProvider> {
    loading ??= loadIdentity()
      .then(connect)
      .catch((error: unknown) => {
        loading = null
        throw error
      })
    return loading
  }

  function connect(provider: IdentityProvider): IdentityProvider {
    provider.watch((user) => changed(user, provider))
    return provider
  }

  /**
   * The last session's token is good enough to ask for access. The provider still has to confirm that session, but its
   * chunk is large: where there is such a token, it comes when the page has been drawn.
   */
  async function begin(): Promise<void> {
    const token = await storedToken()
    if (!token || known !== undefined || leaving || !expected(hint.read())) return bringIdentity()
    stored = token
    usable.resolve()
    void check(token.uid).then(idle).then(bringIdentity)
  }

  function bringIdentity(): void {
    void identity().catch((error: unknown) => {
      if (stored === null) show({ status: 'failed', uid: null, error })
    })
  }

  function changed(user: IdentityUser | null, provider: IdentityProvider): void {
    const restored = known === undefined
    if (restored && user && isSignedOut(hint.read())) return void provider.signOut()
    known = user
    stored = null
    usable.resolve()
    confirmed.resolve()
    if (leaving) return
    if (!user) {
      if (store.getState().status !== 'signed-out') leave(expected(hint.read()) ? 'ended' : 'none')
      return
    }
    if (uidOf(store.getState()) !== user.uid) void check(user.uid)
    else if (store.getState().status === 'allowed') tellRenewed()
  }

  function leave(reason: SignOutReason): void {
    latestCheck += 1
    stored = null
    hint.remember({ signedOut: reason })
    show({ status: 'signed-out', reason })
  }

  async function check(uid: string): Promise<void> {
    show({ status: 'checking', uid })
    await ask(uid)
    const state = store.getState()
    if (state.status !== 'allowed') return
    tellRenewed()
    if (known?.uid === uid && known.method) void access.signedInWith(state.user, known.method).catch(() => {})
  }

  /** The API notes a new token; that it does not hear of one changes nothing for the user. */
  function tellRenewed(): void {
    void access.tokenRenewed().catch(() => {})
  }

  async function ask(uid: string): Promise<void> {
    const mine = (latestCheck += 1)
    asking = true
    const outcome = await accessOutcome(access, uid)
    asking = false
    if (mine !== latestCheck) return
    checkedAt = now()
    const keepIn = outcome.status === 'failed' && store.getState().status === 'allowed'
    if (!keepIn) show(outcome)
    hint.remember({ uid, roles: outcome.status === 'allowed' ? outcome.user.roles : [] })
  }

  /** What the session carried until now. Where its provider has not spoken, only a token that lies ready is worth the call. */
  async function lastCredentials(
    user: IdentityUser | null | undefined,
    early: StoredToken | null,
  ): Promise<Credentials | null> {
    if (user === null) return null
    if (user === undefined) return early ?? storedToken()
    const token = await (await identity()).token()
    return token === null ? null : { uid: user.uid, token }
  }

  /** Here at once; then on the server, so that the token opens nothing any more; then at the provider, and with it in every other tab. */
  async function end(reason: SignOutReason): Promise<void> {
    const last = reason === 'ended' ? null : beforeSignOut?.()
    if (last) {
      await last
      // Asked once more meanwhile, or refused by the API: it has ended.
      if (leaving || store.getState().status === 'signed-out') return
    }
    const carried = reason === 'ended' ? null : lastCredentials(known, stored)
    leaving = true
    leave(reason)
    try {
      // A server that cannot be told ends the session after an hour; that keeps nobody signed in here.
      await carried?.then((held) => held && access.signedOut(held)).catch(() => {})
      await (await identity()).signOut()
      known = null
    } finally {
      leaving = false
    }
  }

  function otherTab(remembered: RememberedSession | null): void {
    const mine = uidOf(store.getState())
    if (expected(remembered)) {
      if (remembered.uid !== mine) void identity().catch(() => {})
    } else if (mine !== null) {
      leave(remembered?.signedOut ?? 'chosen')
    }
  }

  return {
    /** Begins where the last visit ended: with its token, else with the provider, or signed out without loading it. */
    start(): void {
      hint.onChange(otherTab)
      const remembered = hint.read()
      if (!expected(remembered)) return show({ status: 'signed-out', reason: reasonBefore(remembered) })
      beginning = begin()
    },

    /** Settles when it is known whether this visit goes on with the token of the last one. Never rejects. */
    begun(): Promise<void> {
      return beginning ?? Promise.resolve()
    },

    /** The provider, loaded on first use. Rejects when its chunk cannot be loaded; the next call tries again. */
    identity,

    /** Whether this browser was signed in when it was last used. */
    isExpected(): boolean {
      return expected(hint.read())
    },

    /** Roles of the last session in this browser: what may be prepared before access is known. Never a permission. */
    expectedRoles(): readonly RoleName[] | null {
      const state = store.getState()
      if (state.status === 'allowed') return state.user.roles
      const remembered = hint.read()
      return (state.status === 'unknown' || state.status === 'checking') && expected(remembered)
        ? remembered.roles
        : null
    },

    /** What a call carries: null when nobody is signed in. Waits for the provider where somebody probably is. */
    async credentials({ fresh = false }: { readonly fresh?: boolean } = {}): Promise<Credentials | null> {
      if (leaving || (loading === null && !expected(hint.read()))) return null
      await beginning
      if (stored && !fresh) return stored
      const provider = await identity()
      await (fresh ? confirmed : usable).promise
      if (!known) return null
      const token = await provider.token({ fresh })
      if (!token) throw new Error('Failed to get auth token')
      return { uid: known.uid, token }
    },

    /** Asks for access again, unseen, because something says that it may have changed. */
    async recheck(): Promise<void> {
      const state = store.getState()
      if ((state.status === 'allowed' || state.status === 'denied') && !asking) await ask(state.uid)
    },

    /** The same for a tab that comes back, if the last answer is old. */
    async recheckIfOld(): Promise<void> {
      const state = store.getState()
      if (state.status === 'allowed' && !asking && now() - checkedAt > accessAge) await ask(state.uid)
    },

    /** Out of `failed`. */
    async retry(): Promise<void> {
      const state = store.getState()
      if (state.status !== 'failed') return
      if (state.uid !== null) return check(state.uid)
      show({ status: 'unknown' })
      await identity().catch((error: unknown) => show({ status: 'failed', uid: null, error }))
    },

    /** Everywhere. A call that is refused late does not change how a session was left. */
    signOut(reason: SignOutReason = 'chosen'): Promise<void> {
      if (reason === 'ended' && (leaving || store.getState().status === 'signed-out')) return Promise.resolve()
      const ending = end(reason)
      left = ending.catch(() => {})
      return ending
    },

    /** Settles when nobody is being signed out: a sign-in before that would be undone by it. Never rejects. */
    async left(): Promise<void> {
      await left
    },
  }
}

function uidOf(state: SessionState): string | null {
  return 'uid' in state ? state.uid : null
}

type Expected = Extract<RememberedSession, { uid: string }>

function expected(remembered: RememberedSession | null): remembered is Expected {
  return remembered !== null && 'uid' in remembered
}

/** Why there is no session when a page opens; that somebody signed out on an earlier page is no news. */
function reasonBefore(remembered: RememberedSession | null): SignOutReason {
  const reason = remembered && 'signedOut' in remembered ? remembered.signedOut : 'none'
  return reason === 'chosen' ? 'none' : reason
}

function isSignedOut(remembered: RememberedSession | null): boolean {
  return remembered !== null && 'signedOut' in remembered
}
