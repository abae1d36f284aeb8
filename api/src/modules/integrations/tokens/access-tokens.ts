import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../../db/database.types.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { asTenant } from '../../../db/tenant-transaction.ts'
import type { TokenCipher } from '../../../system/security/token-cipher.ts'
import type { ExactApplication, ExactOAuth, ExactTokens } from '../client/exact-oauth.ts'
import { ExactRefused } from '../client/exact-refused.ts'
import type { ExactEnd, ExactEnvironment } from '../integrations.tables.ts'
import type { ExactLink, NewTokens, StoredTokens, TokenRepository } from './token.repository.ts'

export interface AccessTokensOptions {
  readonly db: Db
  readonly tokens: TokenRepository
  readonly oauth: Pick<ExactOAuth, 'refresh'>
  readonly applications: Readonly<Record<ExactEnvironment, ExactApplication | null>>
  readonly cipher: () => TokenCipher | null
  readonly now: () => Date
  /** Tells people that a link has ended, in the transaction that writes it down. */
  readonly onEnd: (tx: Tx, link: ExactLink, reason: ExactEnd) => Promise<void>
}

export interface AccessTokens {
  /** A token that Exact accepts now, and the administration that it is used for. */
  current(link: ExactLink): Promise<ExactAccess>
  /** Renews the tokens of a link that nobody uses, so that it does not run out. */
  keepAlive(link: ExactLink): Promise<void>
}

export interface ExactAccess {
  readonly accessToken: string
  readonly division: number
}

/** Exact refuses a refresh within 570 seconds after the last one. */
const earliestRefreshMs = 570_000
/** What is left of a token with which a call is still begun. */
const leastLeftMs = 30_000
const refreshLifetimeMs = 30 * 86_400_000
const patienceMs = 35_000
const pollMs = 100

export const cipherContext = ({ tenantId, env }: ExactLink): string => `${tenantId}:${env}`

/** Tokens as they are stored. */
export function sealedTokens(link: ExactLink, tokens: ExactTokens, cipher: TokenCipher, at: Date): NewTokens {
  const context = cipherContext(link)
  return {
    access_token: cipher.encrypt(tokens.accessToken, context),
    refresh_token: cipher.encrypt(tokens.refreshToken, context),
    access_expires_at: tokens.accessExpiresAt,
    refresh_expires_at: new Date(at.getTime() + refreshLifetimeMs),
    refreshed_at: at,
  }
}

/** A server that was given other keys cannot use the link, which is no reason to end it. */
function opened(ring: TokenCipher, sealed: string, link: ExactLink): string {
  try {
    return ring.decrypt(sealed, cipherContext(link))
  } catch {
    throw new ExactRefused('no_key')
  }
}

/** The tokens of all links. Of one link a single caller renews them, whichever process it is in; the others wait. */
export function accessTokens(options: AccessTokensOptions): AccessTokens {
  const { db, tokens, oauth, applications, cipher, now, onEnd } = options
  const running = new Map<string, Promise<void>>()

  function secrets({ env }: ExactLink): { readonly application: ExactApplication; readonly ring: TokenCipher } {
    const application = applications[env]
    const ring = cipher()
    if (!application || !ring) throw new ExactRefused('not_connected')
    return { application, ring }
  }

  async function linked(link: ExactLink): Promise<StoredTokens & { access_token: string; division: number }> {
    const stored = await tokens.read(db, link)
    if (!stored || stored.access_token === null) throw new ExactRefused('not_connected')
    if (stored.ended_at !== null) throw new ExactRefused('ended')
    if (stored.division === null) throw new ExactRefused('no_division')
    return { ...stored, access_token: stored.access_token, division: stored.division }
  }

  /** Callers of this process share one refresh. */
  function renewed(link: ExactLink, tokenRev: number): Promise<void> {
    const key = cipherContext(link)
    const known = running.get(key)
    if (known) return known
    const refresh = renew(link, tokenRev).finally(() => running.delete(key))
    running.set(key, refresh)
    return refresh
  }

  async function renew(link: ExactLink, tokenRev: number): Promise<void> {
    const { application, ring } = secrets(link)
    const run = randomUUID()
    const sealed = await tokens.lease(db, link, tokenRev, run)
    // Another process is at it, and is waited for.
    if (sealed === null) return void (await sleep(pollMs))
    const refreshToken = opened(ring, sealed, link)
    const fresh = await oauth.refresh(application, refreshToken).catch(async (error: unknown) => {
      await refused(link, tokenRev, run, error)
      throw error
    })
    // From here until it is stored the link hangs on this process: nothing else stands in between.
    await stored(link, tokenRev, sealedTokens(link, fresh, ring, now()))
  }

  /** A database that is away for a moment must not cost the link. */
  async function stored(link: ExactLink, tokenRev: number, fresh: NewTokens): Promise<void> {
    for (const pause of [100, 500, 2_000]) {
      try {
        return await tokens.store(db, link, tokenRev, fresh)
      } catch {
        await sleep(pause)
      }
    }
    await tokens.store(db, link, tokenRev, fresh)
  }

  async function refused(link: ExactLink, tokenRev: number, run: string, error: unknown): Promise<void> {
    if (!(error instanceof ExactRefused) || error.reason !== 'ended') return tokens.release(db, link, run)
    const reason = /expired/i.test(error.circumstances.said ?? '') ? 'expired' : 'refused'
    await asTenant(db, { tenantId: link.tenantId }, async (tx) => {
      if (await tokens.end(tx, link, tokenRev, { reason, at: now() })) await onEnd(tx, link, reason)
    })
  }

  return {
    async current(link) {
      const { ring } = secrets(link)
      const waitingSince = performance.now()
      while (performance.now() - waitingSince < patienceMs) {
        const stored = await linked(link)
        const left = stored.access_expires_at.getTime() - now().getTime()
        const mayRefreshAt = new Date(stored.refreshed_at.getTime() + earliestRefreshMs)
        const isEarly = now() < mayRefreshAt
        if (left > leastLeftMs || (isEarly && left > 0))
          return { accessToken: opened(ring, stored.access_token, link), division: stored.division }
        if (isEarly) throw new ExactRefused('rate_limited', { retryAt: mayRefreshAt })
        await renewed(link, stored.token_rev)
      }
      throw new ExactRefused('unavailable')
    },

    async keepAlive(link) {
      const stored = await linked(link)
      await renewed(link, stored.token_rev)
    },
  }
}
