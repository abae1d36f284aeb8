import type { Db } from '../../../db/database.types.ts'
import { tokenCipher } from '../../../system/security/token-cipher.ts'
import { sealedTokens } from '../tokens/access-tokens.ts'
import type { ExactLink } from '../tokens/token.repository.ts'

export const exactTestKey = Buffer.alloc(32, 7)

/** A link as it is after somebody signed in at Exact at that moment. */
export async function connectLink(db: Db, link: ExactLink, at: Date): Promise<void> {
  const tokens = {
    accessToken: 'access-0',
    refreshToken: 'refresh-0',
    accessExpiresAt: new Date(at.getTime() + 600_000),
  }
  await db
    .insertInto('exact_connection')
    .values({
      tenant_id: link.tenantId,
      env: link.env,
      ...sealedTokens(link, tokens, tokenCipher(exactTestKey), at),
      in_use: true,
      division: 123_456,
      division_name: 'Staffel Bouwmaterialen B.V.',
      exact_user_id: 'd1c0f1aa-0000-4000-8000-000000000001',
      client_id: 'client',
      connected_at: at,
    })
    .execute()
}
