import { createHash, randomBytes } from 'node:crypto'

export interface LinkToken {
  /** 256 random bits: what the link carries, kept nowhere. */
  readonly secret: string
  /** SHA-256 of the secret: what the database keeps. */
  readonly hash: Buffer
}

export function hashOfLinkToken(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

export function newLinkToken(): LinkToken {
  const secret = randomBytes(32).toString('base64url')
  return { secret, hash: hashOfLinkToken(secret) }
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
