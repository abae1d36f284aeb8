import { listOfferActivity } from '@staffel/shared-api/contract'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { signedIn } from '../../../http/policy.ts'
import type { OfferActivityService } from './offer-activity.service.ts'

export function offerActivityRoutes(service: OfferActivityService): Route[] {
  return [route(listOfferActivity, signedIn, ({ params, query, caller }) => service.list(params.id, query, caller))]
}
