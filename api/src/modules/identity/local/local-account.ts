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
  readonly secondFactors?: readonly LocalSecondFactor[]
}

/** An authenticator app that makes codes of six digits out of a secret and the time (RFC 6238). */
export interface LocalSecondFactor {
  readonly id: string
  readonly name: string
  readonly enrolledAt: string
  /** Base32. */
  readonly secret: string
  /** The time step whose code was taken last: a code is good once. */
  readonly usedStep: number
}

/** How somebody came in, for as long as that session lasts. */
export interface SignedInBy {
  readonly provider: string
  /** Seconds since 1970. */
  readonly authTime: number
  /** The second factor that was asked for; null where none was. */
  readonly secondFactor: string | null
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
    ...(isAskedFor(account) && { mfaInfo: secondFactorsOf(account) }),
    validSince: String(account.validSince),
    createdAt: String(account.createdAt),
    lastLoginAt: String(account.lastLoginAt),
    disabled: false,
  }
}

export function isAskedFor({ secondFactors = [] }: LocalAccount): boolean {
  return secondFactors.length > 0
}

/** What may be known of them: never the secret. */
export function secondFactorsOf({ secondFactors = [] }: LocalAccount): object[] {
  return secondFactors.map(({ id, name, enrolledAt }) => ({
    mfaEnrollmentId: id,
    ...(name && { displayName: name }),
    enrolledAt,
    totpInfo: {},
  }))
}
