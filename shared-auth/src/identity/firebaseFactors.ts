import {
  FactorId,
  getMultiFactorResolver,
  multiFactor,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorError,
  type MultiFactorInfo,
  type User,
} from '@firebase/auth'
import { IdentityError, toIdentityError } from './IdentityError.ts'
import type { AskedFactors, IdentityProvider, OwnFactor } from './IdentityProvider.ts'

/** What is asked for besides; null where the error is another one. */
export function askedFactors(auth: Auth, error: unknown): AskedFactors | null {
  if (!isFactorNeeded(error)) return null
  const resolver = getMultiFactorResolver(auth, error)
  const factors = resolver.hints.filter(isApp).map(({ uid: id, displayName }) => ({ id, name: displayName ?? '' }))
  // A code by text message is no way in here; a project that has it is told so.
  if (factors.length === 0) throw new IdentityError('unsupported-second-factor', error)
  return {
    factors,
    finish: async (factorId, code) => {
      await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(factorId, code)).catch(refuse)
    },
  }
}

/** The second factors of who is signed in. */
export function firebaseFactors(
  auth: Auth,
): Pick<IdentityProvider, 'secondFactors' | 'beginSecondFactor' | 'removeSecondFactor'> {
  async function current(): Promise<User> {
    await auth.authStateReady()
    if (!auth.currentUser) throw new IdentityError('user-token-expired')
    return auth.currentUser
  }

  return {
    async secondFactors() {
      const user = await current()
      // Another browser may have changed them.
      await user.reload().catch(refuse)
      return multiFactor(user).enrolledFactors.filter(isApp).map(toOwnFactor)
    },
    async beginSecondFactor(issuer) {
      const factors = multiFactor(await current())
      const secret = await factors.getSession().then(TotpMultiFactorGenerator.generateSecret).catch(refuse)
      const account = auth.currentUser?.email ?? ''
      return {
        key: secret.secretKey,
        uri: secret.generateQrCodeUrl(encodeURIComponent(account), encodeURIComponent(issuer)),
        finish: (code, name) =>
          factors.enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), name).catch(refuse),
      }
    },
    async removeSecondFactor(id) {
      await multiFactor(await current())
        .unenroll(id)
        .catch(refuse)
    },
  }
}

function isFactorNeeded(error: unknown): error is MultiFactorError {
  return error instanceof Error && 'code' in error && error.code === 'auth/multi-factor-auth-required'
}

function isApp({ factorId }: MultiFactorInfo): boolean {
  return factorId === FactorId.TOTP
}

function toOwnFactor({ uid: id, displayName, enrollmentTime }: MultiFactorInfo): OwnFactor {
  const at = new Date(enrollmentTime)
  return { id, name: displayName ?? '', since: Number.isNaN(at.getTime()) ? null : at.toISOString() }
}

function refuse(error: unknown): never {
  throw toIdentityError(error)
}
