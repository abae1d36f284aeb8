import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

export interface TokenCipher {
  /** `context` binds the text to its row: a copy into another row does not decrypt. */
  encrypt(plain: string, context: string): string
  decrypt(stored: string, context: string): string
}

const version = 'v1'

/**
 * AES-256-GCM over secrets that the database keeps: tokens of the accounting system, passwords of mailboxes. The key is
 * 32 bytes and never in the database.
 */
export function tokenCipher(key: Buffer): TokenCipher {
  if (key.length !== 32) throw new Error('The key of the token cipher must be 32 bytes long.')
  return {
    encrypt(plain, context) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context))
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return [version, ...[iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))].join('.')
    },
    decrypt(stored, context) {
      const [kind, iv, tag, text] = stored.split('.')
      if (kind !== version || !iv || !tag || text === undefined) throw new Error('This is no text of the token cipher.')
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url')).setAAD(Buffer.from(context))
      decipher.setAuthTag(Buffer.from(tag, 'base64url'))
      return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString('utf8')
    },
  }
}
