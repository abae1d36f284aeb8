import type { Db } from '../../../db/database.types.ts'
import type { TokenCipher } from '../../../system/security/token-cipher.ts'
import { cipherContext } from './access-tokens.ts'
import type { ExactLink, SealedTokens, TokenRepository } from './token.repository.ts'

export interface Reencrypted {
  readonly changed: number
  /** Of which no key here opens the tokens. */
  readonly unreadable: readonly ExactLink[]
}

/** Writes all tokens with the key that encrypts today. Those that are renewed meanwhile have it already. */
export async function reencryptTokens(
  db: Db,
  tokens: Pick<TokenRepository, 'sealed' | 'reseal'>,
  ring: TokenCipher,
): Promise<Reencrypted> {
  const unreadable: ExactLink[] = []
  let changed = 0
  for (const kept of await tokens.sealed(db)) {
    const { tenantId, env, tokenRev } = kept
    if (ring.isCurrent(kept.accessToken) && ring.isCurrent(kept.refreshToken)) continue
    const link: ExactLink = { tenantId, env }
    const fresh = resealed(kept, cipherContext(link), ring)
    if (fresh === null) unreadable.push(link)
    else if (await tokens.reseal(db, link, tokenRev, fresh)) changed += 1
  }
  return { changed, unreadable }
}

function resealed(kept: SealedTokens, context: string, ring: TokenCipher): SealedTokens | null {
  const again = (sealed: string): string => ring.encrypt(ring.decrypt(sealed, context), context)
  try {
    return { accessToken: again(kept.accessToken), refreshToken: again(kept.refreshToken) }
  } catch {
    return null
  }
}
