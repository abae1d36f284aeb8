import { localApps } from '@staffel/exact-standin'
import type { Db } from '../../../db/database.types.ts'
import { tokenCipher } from '../../../system/security/token-cipher.ts'
import { exactHttp } from '../client/exact-http.ts'
import { exactOAuth } from '../client/exact-oauth.ts'
import { accessTokens } from '../tokens/access-tokens.ts'
import { tokenRepository } from '../tokens/token.repository.ts'
import { exactTestKey } from './connect-link.ts'

/** What a process of the API renews tokens with, at the stand-in of Exact. */
export function tokensAt({
  db,
  baseUrl,
  now,
}: {
  readonly db: Db
  readonly baseUrl: string
  readonly now: () => Date
}) {
  const [application] = localApps
  if (!application) throw new Error('The stand-in of Exact knows no app')
  const quiet = { info: () => undefined, warn: () => undefined }
  const oauth = exactOAuth({
    http: exactHttp({ baseUrl, log: quiet }),
    baseUrl,
    redirectUri: 'http://localhost/exact/callback',
    revokePath: null,
    now,
  })
  const ended: string[] = []
  const access = accessTokens({
    db,
    tokens: tokenRepository,
    oauth,
    applications: { test: application, production: null },
    cipher: () => tokenCipher(exactTestKey),
    now,
    onEnd: async (_tx, _link, reason) => void ended.push(reason),
  })
  return { access, oauth, application, ended }
}
