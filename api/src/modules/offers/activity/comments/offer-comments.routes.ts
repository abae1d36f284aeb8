import { addOfferComment, listOfferComments } from '@staffel/shared-api/contract'
import { route, type Route } from '../../../../http/endpoint-route.ts'
import { signedIn } from '../../../../http/policy.ts'
import type { OfferCommentsService } from './offer-comments.service.ts'

export function offerCommentsRoutes(service: OfferCommentsService): Route[] {
  return [
    route(listOfferComments, signedIn, ({ params, caller }) => service.list(params.id, caller)),
    route(addOfferComment, signedIn, ({ params, body, ...by }) => service.add(params.id, body, by)),
  ]
}
