import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

export interface TokenCipher {
  /** `context` binds the text to its row: a copy into another row does not decrypt. */
  encrypt(plain: string, context: string): string
  decrypt(stored: string, context: string): string
  /** Whether it was encrypted with the key that encrypts today; an older one only decrypts. */
  isCurrent(stored: string): boolean
}

interface RingKey {
  readonly id: string
  readonly key: Buffer
}

const withKeyId = 'v2'
/** Written before keys had a name. */
const withoutKeyId = 'v1'

/**
 * AES-256-GCM over secrets that the database keeps: tokens of the accounting system, passwords of mailboxes. Keys are
 * 32 bytes and never in the database. What is stored names its key, by the beginning of its hash, so that keys can be
 * replaced: the first one encrypts, the others only decrypt what was written before.
 */
export function tokenCipher(current: Buffer, ...older: readonly Buffer[]): TokenCipher {
  const first = ringKey(current)
  const ring = [first, ...older.map(ringKey)]

  function parts(stored: string): { readonly keys: readonly RingKey[]; readonly sealed: readonly string[] } {
    const [kind, ...rest] = stored.split('.')
    if (kind === withKeyId) return { keys: ring.filter(({ id }) => id === rest[0]), sealed: rest.slice(1) }
    return { keys: kind === withoutKeyId ? ring : [], sealed: rest }
  }

  return {
    encrypt(plain, context) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', first.key, iv).setAAD(Buffer.from(context))
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      const sealed = [iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))
      return [withKeyId, first.id, ...sealed].join('.')
    },
    decrypt(stored, context) {
      const { keys, sealed } = parts(stored)
      for (const { key } of keys) {
        const plain = opened(key, sealed, context)
        if (plain !== null) return plain
      }
      throw new Error('No key of this server decrypts this text.')
    },
    isCurrent: (stored) => stored.startsWith(`${withKeyId}.${first.id}.`),
  }
}

function ringKey(key: Buffer): RingKey {
  if (key.length !== 32) throw new Error('The key of the token cipher must be 32 bytes long.')
  return { key, id: createHash('sha256').update(key).digest('hex').slice(0, 8) }
}

function opened(key: Buffer, [iv, tag, text]: readonly string[], context: string): string | null {
  if (!iv || !tag || text === undefined) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url')).setAAD(Buffer.from(context))
    decipher.setAuthTag(Buffer.from(tag, 'base64url'))
    return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
