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
}
