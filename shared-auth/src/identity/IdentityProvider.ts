/** Who the identity provider says this is; the profile (tenant, organisation, roles) comes from the API. */
export interface IdentityUser {
  readonly uid: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly displayName: string | null
  readonly photoUrl: string | null
  /** How the sign-in just made was made; null for a session that was restored. */
  readonly method: SignInMethod | null
}

export type SignInMethod = 'email-link' | 'google'

/** Something that makes codes, which a person added to their sign-in. */
export interface OwnFactor {
  readonly id: string
  /** As its owner calls it; empty where it has no name. */
  readonly name: string
  /** ISO 8601; null where the provider does not tell. */
  readonly since: string | null
}

/** A sign-in of which the first proof was given. */
export interface AskedFactors {
  readonly factors: readonly Pick<OwnFactor, 'id' | 'name'>[]
  readonly finish: (factorId: string, code: string) => Promise<void>
}

/** A secret that an app is to make codes of. Never kept: it is shown once. */
export interface NewFactor {
  /** In Base32, to type. */
  readonly key: string
  /** For a QR code. */
  readonly uri: string
  readonly finish: (code: string, name: string) => Promise<void>
}

/** A token of the last session that is still good, known before the provider has confirmed that session. */
export interface StoredToken {
  readonly uid: string
  readonly token: string
}

/**
 * The little that the session needs of an identity provider. One implementation speaks to Firebase and lives in a
 * chunk of its own; tests hand in a fake. Every method rejects with `IdentityError`.
 */
export interface IdentityProvider {
  /** Tells the user now known, and again at every change, also one made in another tab. */
  watch: (onUser: (user: IdentityUser | null) => void) => void
  /** A token good for at least five minutes; `fresh` asks the provider for a new one. Null when nobody is signed in. */
  token: (options?: { readonly fresh?: boolean }) => Promise<string | null>
  /** Mails a sign-in link that ends at `continueUrl`. */
  sendLink: (email: string, continueUrl: string) => Promise<void>
  isLink: (href: string) => boolean
  finishLink: (email: string, href: string) => Promise<void>
  /** Loads what the Google window needs, so that a click opens it at once. Never rejects. */
  prepareGoogle: () => Promise<void>
  signInWithGoogle: () => Promise<void>
  /** Where windows are blocked: leaves this page for Google; `finishRedirect` picks up the answer after the return. */
  redirectToGoogle: () => Promise<void>
  finishRedirect: () => Promise<void>
  signOut: () => Promise<void>
  /** Of who is signed in. */
  secondFactors: () => Promise<readonly OwnFactor[]>
  /** Rejects with `requires-recent-login` where the sign-in is a while ago, as `removeSecondFactor` does. */
  beginSecondFactor: (issuer: string) => Promise<NewFactor>
  removeSecondFactor: (id: string) => Promise<void>
}
