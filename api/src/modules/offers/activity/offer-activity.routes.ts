import { getOfferNews, listOfferActivity } from '@staffel/shared-api/contract'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { policy, signedIn } from '../../../http/policy.ts'
import { readsInternalNotes } from '../store/offer.policy.ts'
import type { OfferActivityService } from './offer-activity.service.ts'

const staff = policy('staff', readsInternalNotes)

export function offerActivityRoutes(service: OfferActivityService): Route[] {
  return [
    route(listOfferActivity, signedIn, ({ params, query, caller }) => service.list(params.id, query, caller)),
    route(getOfferNews, staff, ({ params, query, caller }) => service.news(params.id, query, caller)),
  ]
}
