import type { StoreApi } from 'zustand/vanilla'
import type { RoleName } from '@staffel/shared-api/contract'
import type { IdentityProvider, IdentityUser, StoredToken } from '../identity/IdentityProvider.ts'
import { accessOutcome, type AccessApi } from './accessOutcome.ts'
import { newModel, reduceSession } from './reduceSession.ts'
import { expected } from './remembered.ts'
import type { SessionHint } from './sessionHint.ts'
import type { SessionEffect, SessionEvent } from './SessionModel.ts'
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

/**
 * Runs the life of a session: what happens goes through `reduceSession`, and what that asks for is done here. Holds no
 * React and no SDK; `store` is what screens see.
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
  let model = newModel(store.getState())
  let loading: Promise<IdentityProvider> | null = null
  /** Settles when it is known whether there is a token of the last session. */
  let beginning: Promise<void> | null = null
  const usable = Promise.withResolvers<void>()
  const confirmed = Promise.withResolvers<void>()
  /** What the API is being told of who came in. */
  let telling: Promise<unknown> = Promise.resolve()
  /** Settles when no sign-out is under way. */
  let left: Promise<unknown> = Promise.resolve()

  /** Settles when what was asked because of it is answered. */
  async function happened(event: SessionEvent): Promise<void> {
    const [next, effects] = reduceSession({ ...model, shown: store.getState() }, event)
    model = next
    await Promise.all(effects.map(run))
  }

  function run(effect: SessionEffect): Promise<void> | void {
    switch (effect.type) {
      case 'show':
        return store.setState(effect.shown, true)
      case 'read-token':
        return begin()
      case 'load-provider':
        return bringProvider(effect)
      case 'release':
        usable.resolve()
        return effect.tokens === 'confirmed' ? confirmed.resolve() : undefined
      case 'ask-access':
        return askAccess(effect)
      case 'remember':
        return hint.remember(effect.session)
      // The API notes a new token, and how somebody came in; that it does not hear of it changes nothing for the user.
      case 'tell-renewed':
        return tell(access.tokenRenewed())
      case 'tell-method':
        return tell(access.signedInWith(effect.user, effect.method))
      case 'leave-provider':
        return void identity().then((provider) => provider.signOut())
    }
  }

  function tell(call: Promise<void>): void {
    telling = Promise.allSettled([telling, call])
  }

  function identity(): Promise<IdentityProvider> {
    loading ??= loadIdentity()
      .then(connect)
      .catch((error: unknown) => {
        loading = null
        throw error
      })
    return loading
  }

  function connect(loaded: IdentityProvider): IdentityProvider {
    loaded.watch((user) => void happened({ type: 'provider-spoke', user, remembered: hint.read() }))
    return loaded
  }

  function begin(): void {
    beginning = storedToken().then((token) => void happened({ type: 'token-read', token, remembered: hint.read() }))
  }

  async function bringProvider({ when, failure }: EffectOf<'load-provider'>): Promise<void> {
    if (when === 'drawn') await idle()
    await identity().catch((error: unknown) =>
      failure === 'shown' ? happened({ type: 'provider-unreachable', error }) : undefined,
    )
  }

  async function askAccess({ uid, check, purpose }: EffectOf<'ask-access'>): Promise<void> {
    const outcome = await accessOutcome(access, uid)
    void happened({ type: 'access-answered', uid, check, purpose, outcome, at: now() })
  }

  /**
   * What the session carried until now. Where its provider has not spoken, only a token that lies ready is worth the
   * call.
   */
  async function lastCredentials(
    user: IdentityUser | null | undefined,
    early: StoredToken | null,
  ): Promise<Credentials | null> {
    if (user === null) return null
    if (user === undefined) return early ?? storedToken()
    const token = await (await identity()).token()
    return token === null ? null : { uid: user.uid, token }
  }

  const isOver = () => model.leaving || store.getState().status === 'signed-out'

  /**
   * Here at once; then on the server, so that the token opens nothing any more; then at the provider, and with it in
   * every other tab.
   */
  async function end(reason: SignOutReason): Promise<void> {
    const last = reason === 'ended' ? null : beforeSignOut?.()
    if (last) {
      await last
      // Asked once more meanwhile, or refused by the API: it has ended.
      if (isOver()) return
    }
    const carried = reason === 'ended' ? null : lastCredentials(model.known, model.stored)
    void happened({ type: 'signed-out', reason })
    try {
      // A server that cannot be told ends the session after an hour; that keeps nobody signed in here.
      await carried?.then((held) => held && access.signedOut(held)).catch(() => {})
      await (await identity()).signOut()
      void happened({ type: 'provider-left' })
    } finally {
      void happened({ type: 'sign-out-ended' })
    }
  }

  return {
    /** Begins where the last visit ended: with its token, else with the provider, or signed out without loading it. */
    start(): void {
      hint.onChange((remembered) => void happened({ type: 'other-tab', remembered }))
      void happened({ type: 'opened', remembered: hint.read() })
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

    /**
     * Before this page gives way to another one that is to go on with the session: settles when the API heard who came
     * in. False where the server will not see that there is a session.
     */
    async handOver(): Promise<boolean> {
      await telling
      return hint.announce()
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
      if (model.leaving || (loading === null && !expected(hint.read()))) return null
      await beginning
      if (model.stored && !fresh) return model.stored
      const loaded = await identity()
      await (fresh ? confirmed : usable).promise
      const { known } = model
      if (!known) return null
      const token = await loaded.token({ fresh })
      if (!token) throw new Error('Failed to get auth token')
      return { uid: known.uid, token }
    },

    /** Asks for access again, unseen, because something says that it may have changed. */
    recheck: (): Promise<void> => happened({ type: 'access-doubted' }),

    /** The same for a tab that comes back, if the last answer is old. */
    recheckIfOld: (): Promise<void> => happened({ type: 'tab-returned', at: now() }),

    /** Out of `failed`. */
    retry: (): Promise<void> => happened({ type: 'retried' }),

    /** Everywhere. A call that is refused late does not change how a session was left. */
    signOut(reason: SignOutReason = 'chosen'): Promise<void> {
      if (reason === 'ended' && isOver()) return Promise.resolve()
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

type EffectOf<Type extends SessionEffect['type']> = Extract<SessionEffect, { type: Type }>
