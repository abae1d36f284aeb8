import { localProjectId } from '../../../config.ts'
import { createLocalJWKSet, jwtVerify, SignJWT, type JWTPayload } from 'jose'
import type { LocalAccount, SignedInBy } from './local-account.ts'
import { clockTolerance, tokenClaims, type TokenClaims } from '../tokens/token-claims.ts'
import { ProtocolError } from './protocol-error.ts'
import type { SigningKey } from './signing-key.ts'

export const tokenSeconds = 3600

export interface IdTokens {
  sign(account: LocalAccount, by: SignedInBy): Promise<string>
  /** Claims of an own token; throws in the protocol's words. */
  read(token: unknown): Promise<TokenClaims>
}

const issuer = `https://securetoken.google.com/${localProjectId}`

export function idTokens(key: () => Promise<SigningKey>, now: () => Date): IdTokens {
  return {
    async sign(account, by) {
      const { privateKey, kid } = await key()
      const issued = Math.floor(now().getTime() / 1000)
      return new SignJWT(claimsOf(account, by))
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(localProjectId)
        .setSubject(account.uid)
        .setIssuedAt(issued)
        .setExpirationTime(issued + tokenSeconds)
        .sign(privateKey)
    },
    async read(token) {
      const { jwk } = await key()
      const options = {
        issuer,
        audience: localProjectId,
        algorithms: ['RS256'],
        clockTolerance,
        requiredClaims: ['exp'],
        currentDate: now(),
      }
      const { payload } = await jwtVerify(String(token), createLocalJWKSet({ keys: [jwk] }), options).catch(() => {
        throw new ProtocolError('INVALID_ID_TOKEN')
      })
      const claims = tokenClaims(payload, localProjectId, now())
      if (!claims) throw new ProtocolError('INVALID_ID_TOKEN')
      return claims
    },
  }
}

function claimsOf(account: LocalAccount, { provider, authTime, secondFactor }: SignedInBy): JWTPayload {
  const google = account.providers.filter(({ providerId }) => providerId === 'google.com').map(({ rawId }) => rawId)
  return {
    ...(account.displayName && { name: account.displayName }),
    ...(account.photoUrl && { picture: account.photoUrl }),
    auth_time: authTime,
    user_id: account.uid,
    email: account.email,
    email_verified: true,
    firebase: {
      identities: { email: [account.email], ...(google.length > 0 && { 'google.com': google }) },
      sign_in_provider: provider,
      ...(secondFactor && { sign_in_second_factor: 'totp', second_factor_identifier: secondFactor }),
    },
  }
}
