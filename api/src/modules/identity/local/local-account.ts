/** What the identity provider knows of a person. */
export interface LocalAccount {
  readonly uid: string
  readonly email: string
  readonly displayName: string | null
  readonly photoUrl: string | null
  readonly providers: readonly LinkedProvider[]
  /** Seconds since 1970: tokens from before are refused. */
  readonly validSince: number
  readonly createdAt: number
  readonly lastLoginAt: number
}

export interface LinkedProvider {
  readonly providerId: 'password' | 'google.com'
  /** The person's id at that provider; the address itself for e-mail links. */
  readonly rawId: string
}

/** The account as `accounts:lookup` answers it. */
export function accountView(account: LocalAccount): object {
  const { displayName, photoUrl, email } = account
  return {
    localId: account.uid,
    email,
    emailVerified: true,
    ...(displayName && { displayName }),
    ...(photoUrl && { photoUrl }),
    emailLinkSignin: account.providers.some(({ providerId }) => providerId === 'password'),
    providerUserInfo: account.providers.map(({ providerId, rawId }) => ({
      providerId,
      rawId,
      federatedId: rawId,
      email,
      ...(displayName && { displayName }),
      ...(photoUrl && { photoUrl }),
    })),
    validSince: String(account.validSince),
    createdAt: String(account.createdAt),
    lastLoginAt: String(account.lastLoginAt),
    disabled: false,
  }
}
