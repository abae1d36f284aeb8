import type { SubscriptionRequest } from '@staffel/shared-api/contract'
import { checkAccess } from '@staffel/shared-api/rules'
import type { Db } from '../../../db/database.types.ts'
import { asTenant } from '../../../db/tenant-transaction.ts'
import { DomainError } from '../../../errors.ts'
import type { TokenIdentity } from '../../../http/caller.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import type { Idempotency } from '../../../http/idempotency/idempotency.ts'
import { once } from '../../../http/idempotency/once.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import type { SendingLimits } from '../../../mail/sending-limits.ts'
import type { Account } from '../account.repository.ts'
import { salesMail } from './sales-mail.ts'
import type { SubscriptionRepository } from './subscription.repository.ts'

export interface SubscriptionParts {
  readonly db: Db
  readonly subscriptions: SubscriptionRepository
  /** The account that a token belongs to; throws when there is none. */
  readonly known: (identity: TokenIdentity) => Promise<Account>
  readonly limits: Pick<SendingLimits, 'spend'>
  readonly salesAddress: string
  readonly now: () => Date
}

export interface AskedBy {
  readonly identity: TokenIdentity
  readonly origin: RequestOrigin
  readonly idempotency: Idempotency | null
}

export type SubscriptionService = ReturnType<typeof subscriptionService>

/** Plans that people ask sales for. Whom only the missing subscription keeps out may ask for one. */
export function subscriptionService({ db, subscriptions, known, limits, salesAddress, now }: SubscriptionParts) {
  return {
    async request(asked: SubscriptionRequest, { identity, origin, idempotency }: AskedBy): Promise<void> {
      const account = await known(identity)
      refuseWhoMayNotEnter(account)
      const { tenant_id: tenantId, user_id: userId } = account
      const request = { plan: asked.plan, phone: asked.phone?.trim() ?? '', message: asked.message?.trim() ?? '' }
      await asTenant(db, { tenantId }, (tx) =>
        once(tx, { tenantId, userId }, idempotency, async () => {
          await limits.spend(tx, { tenantId, userId, kind: 'subscription', amount: 1 })
          const id = await subscriptions.add(tx, { tenantId, userId, ...request, at: now() })
          const mail = salesMail(account, request)
          await queueMail(tx, { tenantId, to: [salesAddress], replyTo: account.email, ...mail })
          await recordActivity(
            tx,
            { caller: null, origin },
            {
              tenantId,
              action: 'subscription.requested',
              entity: 'subscription_request',
              entityId: id,
              detail: { plan: request.plan },
              actor: { name: account.email, kind: account.is_tenant ? 'staff' : 'customer' },
            },
          )
        }),
      )
    },
  }
}

function refuseWhoMayNotEnter(account: Account): void {
  const state = checkAccess({ ...account, roles: [account.role_name] })
  if (!state.allowed && state.code !== 'NO_SUBSCRIPTION') throw new DomainError(state.code)
}
