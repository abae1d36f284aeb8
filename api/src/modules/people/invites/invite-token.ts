import { createHash, randomBytes } from 'node:crypto'

export interface InviteToken {
  /** 256 random bits: what the mail carries, kept nowhere. */
  readonly secret: string
  /** SHA-256 of the secret: what the database keeps. */
  readonly hash: Buffer
}

export const hashOfToken = (secret: string): Buffer => createHash('sha256').update(secret).digest()

export function newInviteToken(): InviteToken {
  const secret = randomBytes(32).toString('base64url')
  return { secret, hash: hashOfToken(secret) }
}
