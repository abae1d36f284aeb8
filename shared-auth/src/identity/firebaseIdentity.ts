import { initializeApp, type FirebaseOptions } from '@firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  getRedirectResult,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  isSignInWithEmailLink,
  onIdTokenChanged,
  sendSignInLinkToEmail,
  signInWithEmailLink,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  type User,
} from '@firebase/auth'
import { askedFactors, firebaseFactors } from './firebaseFactors.ts'
import type { AskedFactors, IdentityProvider, IdentityUser, SignInMethod } from './IdentityProvider.ts'
import { toIdentityError } from './IdentityError.ts'
import { googleResolver, warmResolver } from './sdkInternals.ts'
import { minimumLife } from './storedToken.ts'

export interface FirebaseIdentityConfig {
  readonly firebase: FirebaseOptions
  /** Origin of the identity stand-in in local mode; null speaks to Firebase. */
  readonly standIn: string | null
  /** Settles when the code that a sign-in waits for was given; rejects when the sign-in has to begin anew. */
  readonly askForCode: (asked: AskedFactors) => Promise<void>
}

/** The real SDK. This module is the lazy chunk: only `loadIdentity` imports it. */
export function firebaseIdentity({ firebase, standIn, askForCode }: FirebaseIdentityConfig): IdentityProvider {
  const auth = initializeAuth(initializeApp(firebase), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  if (standIn !== null) connectAuthEmulator(auth, standIn, { disableWarnings: true })
  const forGoogle = standIn === null ? atOnce : withGapiStub
  let method: SignInMethod | null = null

  async function signIn(by: SignInMethod, work: () => Promise<unknown>): Promise<void> {
    const before = method
    method = by
    await work()
      .catch(askedForMore)
      .catch((error: unknown) => {
        method = before
        throw toIdentityError(error)
      })
  }

  async function askedForMore(error: unknown): Promise<void> {
    const asked = askedFactors(auth, error)
    if (!asked) throw error
    await askForCode(asked)
  }

  async function refreshed(user: User, fresh: boolean): Promise<string> {
    if (fresh) return user.getIdToken(true)
    const { token, expirationTime } = await user.getIdTokenResult()
    const left = Date.parse(expirationTime) - Date.now()
    return left > minimumLife ? token : user.getIdToken(true).catch(() => token)
  }

  return {
    watch: (onUser) => {
      onIdTokenChanged(auth, (user) => onUser(user && toIdentityUser(user, method)))
    },
    token: async ({ fresh = false } = {}) => {
      await auth.authStateReady()
      return auth.currentUser ? refreshed(auth.currentUser, fresh).catch(() => null) : null
    },
    sendLink: (email, continueUrl) =>
      sendSignInLinkToEmail(auth, email, { url: continueUrl, handleCodeInApp: true }).catch(refuse),
    isLink: (href) => isSignInWithEmailLink(auth, href),
    finishLink: (email, href) => signIn('email-link', () => signInWithEmailLink(auth, email, href)),
    prepareGoogle: () => forGoogle(() => warmResolver(auth)).catch(() => {}),
    signInWithGoogle: () => signIn('google', () => forGoogle(() => signInWithPopup(auth, google(), googleResolver))),
    redirectToGoogle: () => forGoogle(() => signInWithRedirect(auth, google(), googleResolver)).catch(refuse),
    finishRedirect: () => signIn('google', () => forGoogle(() => getRedirectResult(auth, googleResolver))),
    signOut: () => signOut(auth).catch(refuse),
    ...firebaseFactors(auth),
  }
}

/** A window must open in the same moment as the click, so nothing comes between. */
function atOnce<T>(work: () => Promise<T>): Promise<T> {
  return work()
}

async function withGapiStub<T>(work: () => Promise<T>): Promise<T> {
  const { installGapiStub } = await import(/* webpackChunkName: "local-mode" */ './gapiStub.ts')
  installGapiStub()
  return work()
}

function google(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider()
  provider.setCustomParameters({ prompt: 'select_account' })
  return provider
}

function refuse(error: unknown): never {
  throw toIdentityError(error)
}

function toIdentityUser(
  { uid, email, emailVerified, displayName, photoURL }: User,
  method: SignInMethod | null,
): IdentityUser {
  return { uid, email, emailVerified, displayName, photoUrl: photoURL, method }
}
