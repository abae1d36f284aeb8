import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import { DomainError } from '../../../errors.ts'
import type { TokenIdentity } from '../../../http/caller.ts'
import { clockTolerance, tokenClaims } from './token-claims.ts'

export type VerifyToken = (token: string) => Promise<TokenIdentity>

interface VerifierOptions {
  readonly projectId: string
  /** Google's published keys, or the local stand-in's own; everything after that is the same path. */
  readonly keys: JWTVerifyGetKey
  readonly now: () => Date
}

/**
 * Seconds that a checked token is known by its text: a page makes dozens of calls with one, and each check costs a
 * tenth of a short call.
 */
const knownFor = 60
const mostKnown = 5000

/**
 * Checks signature, algorithm, issuer, audience, moments, and that the address is verified. `alg: none` is not RS256.
 * Whether the token's session has ended is not known here, so what is remembered outlives no session.
 */
export function tokenVerifier({ projectId, keys, now }: VerifierOptions): VerifyToken {
  const known = new Map<string, { readonly identity: TokenIdentity; readonly until: number }>()

  /** Never longer than the token itself is valid. */
  const remember = (token: string, identity: TokenIdentity, expires = 0) => {
    if (known.size >= mostKnown) known.clear()
    known.set(token, { identity, until: Math.min(expires * 1000, now().getTime() + knownFor * 1000) })
  }

  return async (token) => {
    const before = known.get(token)
    if (before && now().getTime() < before.until) return before.identity
    const options = {
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      algorithms: ['RS256'],
      clockTolerance,
      requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
      currentDate: now(),
    }
    const { payload } = await jwtVerify(token, keys, options).catch((error: unknown) => refuse(error))
    const identity = identityOf(payload, projectId, now())
    remember(token, identity, payload.exp)
    return identity
  }
}

function refuse(error: unknown): never {
  const unreachable = error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)
  throw new DomainError(unreachable ? 'UNAVAILABLE' : 'UNAUTHENTICATED', { cause: error })
}

function identityOf(payload: JWTPayload, projectId: string, now: Date): TokenIdentity {
  const claims = tokenClaims(payload, projectId, now)
  const { email, email_verified: verified, name, picture } = payload
  if (!claims || typeof email !== 'string' || verified !== true) throw new DomainError('UNAUTHENTICATED')
  return {
    uid: claims.uid,
    email: email.toLowerCase(),
    name: typeof name === 'string' ? name : null,
    picture: typeof picture === 'string' ? picture : null,
    provider: claims.provider,
    authTime: new Date(claims.authTime * 1000),
  }
}
