import type { ExactAuthorization, ExactStatus, ExactTokenExchange } from '@staffel/shared-api/contract'
import type { Db } from '../../db/database.types.ts'
import { recordActivity } from '../../http/record-activity.ts'
import { asTenant } from '../../db/tenant-transaction.ts'
import { DomainError } from '../../errors.ts'
import type { Caller } from '../../http/caller.ts'
import type { RequestOrigin } from '../../http/endpoint-route.ts'
import { text } from '../../texts/text.ts'
import { hashOfState, newAuthorizationState, stateLifetimeMs } from './authorization-state.ts'
import {
  ExactRefused,
  type ExactApplication,
  type ExactClient,
  type ExactTokens,
  type ExactUser,
} from './exact-client.ts'
import { exactStatus } from './exact-status.ts'
import type { ExactRepository } from './exact.repository.ts'
import type { ExactEnvironment } from './integrations.tables.ts'
import type { TokenCipher } from '../../system/security/token-cipher.ts'

export interface ExactDependencies {
  readonly db: Db
  readonly exact: ExactRepository
  readonly client: ExactClient
  /** Null when no key is configured; then no environment is, either. */
  readonly cipher: TokenCipher | null
  readonly applications: Readonly<Record<ExactEnvironment, ExactApplication | null>>
  readonly now: () => Date
}

const refreshLifetimeMs = 30 * 86_400_000

/** The tenant's link with Exact Online. An Admin works on the own tenant here, like everybody else. */
export function exactService({ db, exact, client, cipher, applications, now }: ExactDependencies) {
  const envs = {
    test: { configured: applications.test !== null },
    production: { configured: applications.production !== null },
  }

  function configured(env: ExactEnvironment): { application: ExactApplication; cipher: TokenCipher } {
    const application = applications[env]
    if (!application || !cipher)
      throw new DomainError('NOT_CONNECTED', {
        message: text(`exact.notConfigured.${env}`),
        details: { reason: 'not_configured', env },
      })
    return { application, cipher }
  }

  const status = (caller: Caller): Promise<ExactStatus> =>
    asTenant(db, { tenantId: caller.tenantId }, async (tx) =>
      exactStatus(await exact.connection(tx, caller.tenantId), envs, now()),
    )

  /** Which environment a state was issued for, if it was issued to this user, is not used yet and not too old. */
  async function redeem(caller: Caller, state: string): Promise<ExactEnvironment> {
    const { tenantId, userId } = caller
    const taken = await asTenant(db, { tenantId }, (tx) => exact.take(tx, tenantId, hashOfState(state)))
    if (!taken || taken.user_id !== userId || taken.expires_at <= now()) throw refused('state_invalid')
    return taken.env
  }

  async function askExact(
    application: ExactApplication,
    code: string,
  ): Promise<{ tokens: ExactTokens; user: ExactUser }> {
    try {
      const tokens = await client.exchangeCode(application, code)
      return { tokens, user: await client.currentUser(tokens.accessToken) }
    } catch (error) {
      if (error instanceof ExactRefused) throw refused(error.reason)
      throw error
    }
  }

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
        await recordActivity(
          tx,
          { caller, origin },
          { tenantId, action: 'exact.authorization_begun', entity: 'exact_connection', entityId: env },
        )
      })
      return { url: client.authorizeUrl(application, state) }
    },

    /**
     * Completes the sign-in. No transaction is open while Exact is asked; the state is used up whatever Exact answers.
     */
    async exchange(caller: Caller, origin: RequestOrigin, { code, state }: ExactTokenExchange): Promise<ExactStatus> {
      if (state === undefined) throw refused('state_invalid')
      const env = await redeem(caller, state)
      const { application, cipher: secrets } = configured(env)
      const { tokens, user } = await askExact(application, code)
      const { tenantId, userId } = caller
      const context = `${tenantId}:${env}`
      await asTenant(db, { tenantId }, async (tx) => {
        await exact.save(tx, {
          tenant_id: tenantId,
          env,
          division: user.division,
          division_name: user.divisionName,
          exact_user_name: user.userName,
          connected_by: userId,
          connected_at: now(),
          refreshed_at: now(),
          last_error: null,
          access_token: secrets.encrypt(tokens.accessToken, context),
          refresh_token: secrets.encrypt(tokens.refreshToken, context),
          access_expires_at: tokens.accessExpiresAt,
          refresh_expires_at: new Date(now().getTime() + refreshLifetimeMs),
        })
        await recordActivity(
          tx,
          { caller, origin },
          {
            tenantId,
            action: 'exact.connected',
            entity: 'exact_connection',
            entityId: env,
            detail: { division: user.division },
          },
        )
      })
      return status(caller)
    },
  }
}
export type ExactService = ReturnType<typeof exactService>

type Reason = ExactRefused['reason'] | 'state_invalid'

/** `details.reason` is what the error page tells by. Exact being down is no fault of the link. */
const refused = (reason: Reason): DomainError =>
  new DomainError(reason === 'unavailable' || reason === 'rate_limited' ? 'UNAVAILABLE' : 'INVALID_TOKEN', {
    message: text(`exact.reason.${reason}`),
    details: { reason },
  })
