import type { JWTPayload } from 'jose'

/** Seconds that two servers' clocks may differ. */
export const clockTolerance = 5

/** What every token of ours says beside its signature, issuer and expiry, which `jwtVerify` has checked. */
export interface TokenClaims {
  readonly uid: string
  /** Seconds since 1970, as in the token. */
  readonly authTime: number
  readonly provider: string
  /** The second factor that was asked for at the sign-in; null where none was. */
  readonly secondFactor: string | null
}

/**
 * Null for a token that the identity provider cannot have issued: for more than one audience (`jwtVerify` is content
 * when ours is among them), from the future, issued before its own sign-in, or of nobody.
 */
export function tokenClaims(payload: JWTPayload, projectId: string, now: Date): TokenClaims | null {
  const { sub, aud, iat, auth_time: authTime, firebase } = payload
  const latest = now.getTime() / 1000 + clockTolerance
  if (aud !== projectId || typeof sub !== 'string' || sub === '' || sub.length > 128) return null
  if (!isMoment(iat) || iat > latest || !isMoment(authTime) || authTime > iat + clockTolerance || authTime > latest)
    return null
  return {
    uid: sub,
    authTime,
    provider: textOf(firebase, 'sign_in_provider') ?? 'unknown',
    secondFactor: textOf(firebase, 'second_factor_identifier'),
  }
}

function isMoment(value: unknown): value is number {
  return Number.isSafeInteger(value)
}

function textOf(firebase: unknown, name: string): string | null {
  const value: unknown = typeof firebase === 'object' && firebase !== null ? Reflect.get(firebase, name) : null
  return typeof value === 'string' ? value : null
}
