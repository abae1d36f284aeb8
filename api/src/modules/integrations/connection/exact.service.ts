import type { ExactAuthorization, ExactStatus, ExactTokenExchange } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { asTenant, type Tx } from '../../../db/tenant-transaction.ts'
import { DomainError } from '../../../errors.ts'
import { isAdmin, type Caller } from '../../../http/caller.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import { recordActivity, type LoggedAction } from '../../../http/record-activity.ts'
import type { TokenCipher } from '../../../system/security/token-cipher.ts'
import { text } from '../../../texts/text.ts'
import { translate } from '../../../texts/translate.ts'
import type { ExactApplication, ExactOAuth, ExactTokens, ExactUser } from '../client/exact-oauth.ts'
import { ExactRefused, isExactReason } from '../client/exact-refused.ts'
import type { ExactEnvironment } from '../integrations.tables.ts'
import { cipherContext, sealedTokens } from '../tokens/access-tokens.ts'
import type { NoticeSubscriptions } from '../notices/notice-subscriptions.ts'
import type { ExactLink } from '../tokens/token.repository.ts'
import { hashOfState, newAuthorizationState, stateLifetimeMs } from './authorization-state.ts'
import { exactFailure } from './exact-failure.ts'
import { exactStatus } from './exact-status.ts'
import type { ExactRepository, StoredConnection } from './exact.repository.ts'

export interface ExactDependencies {
  readonly db: Db
  readonly exact: ExactRepository
  readonly oauth: ExactOAuth
  /** Null when no key is configured; then no environment is, either. */
  readonly cipher: () => TokenCipher | null
  readonly applications: Readonly<Record<ExactEnvironment, ExactApplication | null>>
  /** Whether Exact tells of changes: asked of it while it can be. */
  readonly notices: Pick<NoticeSubscriptions, 'begin' | 'end'>
  readonly now: () => Date
}

/** The tenant's links with Exact Online. An Admin works on the own tenant here, like everybody else. */
export function exactService({ db, exact, oauth, cipher, applications, notices, now }: ExactDependencies) {
  function configured(env: ExactEnvironment): { application: ExactApplication; ring: TokenCipher } {
    const application = applications[env]
    const ring = application && cipher()
    if (!application || !ring)
      throw new DomainError('NOT_CONNECTED', {
        message: text(`exact.notConfigured.${env}`),
        details: { reason: 'not_configured', env },
      })
    return { application, ring }
  }

  async function status(caller: Caller): Promise<ExactStatus> {
    const { tenantId, language } = caller
    const [connections, shared] = await Promise.all([
      asTenant(db, { tenantId }, (tx) => exact.connections(tx, tenantId)),
      exact.sharedLogins(db, tenantId),
    ])
    return exactStatus({
      connections,
      shared,
      configured: { test: applications.test !== null, production: applications.production !== null },
      reader: { tenantId, isAdmin: isAdmin(caller) },
      words: (reason) => translate(language, text(`exact.reason.${isExactReason(reason) ? reason : 'unavailable'}`)),
      now: now(),
    })
  }

  /** Which environment a state was issued for, if it was issued to this user, is not used yet and not too old. */
  async function redeem(caller: Caller, state: string): Promise<ExactEnvironment> {
    const { tenantId, userId } = caller
    const taken = await asTenant(db, { tenantId }, (tx) => exact.take(tx, tenantId, hashOfState(state)))
    if (!taken || taken.user_id !== userId || taken.expires_at <= now())
      throw exactFailure('state_invalid', { during: 'sign-in' })
    return taken.env
  }

  async function askExact(
    application: ExactApplication,
    code: string,
  ): Promise<{ tokens: ExactTokens; user: ExactUser }> {
    try {
      const tokens = await oauth.exchangeCode(application, code)
      return { tokens, user: await oauth.currentUser(tokens.accessToken) }
    } catch (error) {
      if (error instanceof ExactRefused) throw exactFailure(error.reason, { during: 'sign-in' })
      throw error
    }
  }

  /** The administration that was chosen stays, whichever one is open at Exact when the same person connects again. */
  function divisionFor(before: StoredConnection | undefined, user: ExactUser): [number, string | null] {
    const isSame = before?.exact_user_id !== null && before?.exact_user_id === user.userId
    return isSame && before.division !== null
      ? [before.division, before.division_name]
      : [user.division, user.divisionName]
  }

  const record = (
    tx: Tx,
    caller: Caller,
    origin: RequestOrigin,
    env: ExactEnvironment,
    action: LoggedAction,
    detail?: Readonly<Record<string, unknown>>,
  ): Promise<void> =>
    recordActivity(
      tx,
      { caller, origin },
      { tenantId: caller.tenantId, action, entity: 'exact_connection', entityId: env, ...(detail && { detail }) },
    )

  return {
    status,

    async authorize(caller: Caller, origin: RequestOrigin, env: ExactEnvironment): Promise<ExactAuthorization> {
      const { application } = configured(env)
      const { tenantId, userId } = caller
      const { state, hash } = newAuthorizationState(caller.uid, env)
      await asTenant(db, { tenantId }, async (tx) => {
        await exact.forgetExpired(tx, tenantId, now())
        await exact.begin(tx, {
          tenant_id: tenantId,
          state_hash: hash,
          user_id: userId,
          env,
          created_at: now(),
          expires_at: new Date(now().getTime() + stateLifetimeMs),
        })
        await record(tx, caller, origin, env, 'exact.authorization_begun')
      })
      return { url: oauth.authorizeUrl(application, state) }
    },

    /**
     * Completes the sign-in. No transaction is open while Exact is asked; the state is used up whatever Exact answers.
     */
    async exchange(caller: Caller, origin: RequestOrigin, { code, state }: ExactTokenExchange): Promise<ExactStatus> {
      if (state === undefined) throw exactFailure('state_invalid', { during: 'sign-in' })
      const env = await redeem(caller, state)
      const { application, ring } = configured(env)
      const { tokens, user } = await askExact(application, code)
      const { tenantId, userId } = caller
      const link: ExactLink = { tenantId, env }
      await asTenant(db, { tenantId }, async (tx) => {
        const connections = await exact.connections(tx, tenantId)
        const [division, divisionName] = divisionFor(
          connections.find((connection) => connection.env === env),
          user,
        )
        await exact.save(tx, {
          tenant_id: tenantId,
          env,
          ...sealedTokens(link, tokens, ring, now()),
          division,
          division_name: divisionName,
          exact_user_name: user.userName,
          exact_user_id: user.userId,
          client_id: application.clientId,
          connected_by: userId,
          connected_at: now(),
        })
        if (!connections.some(isUsable)) await exact.use(tx, link)
        await record(tx, caller, origin, env, 'exact.connected', { division })
      })
      await notices.begin(link)
      return status(caller)
    },

    /** The tokens go first; whether Exact takes the permission back as well does not hold that up. */
    async disconnect(caller: Caller, origin: RequestOrigin, env: ExactEnvironment): Promise<ExactStatus> {
      const { tenantId } = caller
      const link: ExactLink = { tenantId, env }
      await notices.end(link)
      const sealed = await asTenant(db, { tenantId }, async (tx) => {
        const found = (await exact.connections(tx, tenantId)).find((connection) => connection.env === env)
        if (!found?.refresh_token) throw exactFailure('not_connected', { during: 'use' })
        await exact.change(tx, link, {
          access_token: null,
          refresh_token: null,
          token_rev: found.token_rev + 1,
          in_use: false,
          ended_at: now(),
          ended_reason: 'disconnected',
        })
        await record(tx, caller, origin, env, 'exact.disconnected', { division: found.division })
        return found.refresh_token
      })
      await giveBack(link, sealed)
      return status(caller)
    },

    async use(caller: Caller, origin: RequestOrigin, env: ExactEnvironment): Promise<ExactStatus> {
      const { tenantId } = caller
      await asTenant(db, { tenantId }, async (tx) => {
        const connections = await exact.connections(tx, tenantId)
        const wanted = connections.find((connection) => connection.env === env)
        if (!wanted || wanted.ended_at !== null) throw exactFailure('not_connected', { during: 'use' })
        await exact.use(tx, { tenantId, env })
        const from = connections.find((connection) => connection.in_use)?.env ?? null
        await record(tx, caller, origin, env, 'exact.environment_chosen', { from, to: env })
      })
      return status(caller)
    },
  }

  async function giveBack(link: ExactLink, sealed: string): Promise<void> {
    const application = applications[link.env]
    const ring = cipher()
    if (!application || !ring) return
    try {
      await oauth.revoke(application, ring.decrypt(sealed, cipherContext(link)))
    } catch {
      // It was encrypted with a key that is gone: nobody can use it any more.
    }
  }
}
export type ExactService = ReturnType<typeof exactService>

const isUsable = (connection: StoredConnection): boolean => connection.in_use && connection.ended_at === null
