import { requestSubscription } from '@staffel/shared-api/contract'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { tokenHolder } from '../../../http/policy.ts'
import type { SubscriptionService } from './subscription.service.ts'

export function subscriptionRoutes(service: SubscriptionService): Route[] {
  return [
    route(requestSubscription, tokenHolder, async ({ identity, body, origin, idempotency }) => {
      await service.request(body, { identity, origin, idempotency })
      return undefined
    }),
  ]
}
