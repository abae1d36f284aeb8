import { localKey } from './local-key.ts'
import { tokenCipher, type TokenCipher } from './token-cipher.ts'

/**
 * The cipher of the configured keys, the first of which encrypts. Without any, local mode has a key of its own in a
 * file. Looked for when it is needed: a machine without secrets gets no key.
 */
export function cipherOf(configured: readonly Buffer[], localFile: string | null): () => TokenCipher | null {
  return () => {
    const [current = localFile === null ? null : localKey(localFile), ...older] = configured
    return current && tokenCipher(current, ...older)
  }
}
