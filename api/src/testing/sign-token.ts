import { SignJWT } from 'jose'
import type { Db } from '../db/database.types.ts'
import { signingKey, type SigningKey } from '../modules/identity/local/signing-key.ts'

/** Claims that a test wants other than usual; a null removes one. */
export type TokenClaims = Readonly<Record<string, unknown>>

/** Read from each database once. */
const keys = new WeakMap<Db, () => Promise<SigningKey>>()

/** A token as the local identity stand-in signs it: it passes the same verification as everybody's. */
export async function signToken(db: Db, email: string, now: Date, claims: TokenClaims = {}): Promise<string> {
  const key = keys.get(db) ?? signingKey(db)
  keys.set(db, key)
  const { privateKey, kid } = await key()
  const seconds = Math.floor(now.getTime() / 1000)
  const usual = {
    iss: 'https://securetoken.google.com/demo-local',
    aud: 'demo-local',
    sub: `uid-${email}`,
    iat: seconds,
    exp: seconds + 3600,
    auth_time: seconds,
    email,
    email_verified: true,
    firebase: { sign_in_provider: 'password' },
  }
  const payload = Object.fromEntries(Object.entries({ ...usual, ...claims }).filter(([, value]) => value !== null))
  return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(privateKey)
}
