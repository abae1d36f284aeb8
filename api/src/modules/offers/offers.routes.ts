import {
  calculateOfferSurcharges,
  countOffers,
  deleteOffer,
  getOffer,
  listOffers,
  listOfferVersions,
  saveOffer,
} from '@staffel/shared-api/contract'
import { route, type Route } from '../../http/endpoint-route.ts'
import { managers, signedIn } from '../../http/policy.ts'
import type { OffersService } from './offers.service.ts'

export function offersRoutes(service: OffersService): Route[] {
  return [
    route(listOffers, signedIn, ({ query, caller }) => service.list(query, caller)),
    route(countOffers, signedIn, ({ query, caller }) => service.counts(query, caller)),
    route(getOffer, signedIn, ({ query, caller }) => service.get(query.id, query.version, caller)),
    route(saveOffer, managers, ({ body, ...by }) => service.save(body.offer, by), { repeatable: true }),
    route(deleteOffer, managers, async ({ params, body, ...by }) => {
      await service.remove(params.id, body.rev, by)
      return undefined
    }),
    route(listOfferVersions, signedIn, ({ params, caller }) => service.versions(params.offerId, caller)),
    route(calculateOfferSurcharges, managers, ({ body, caller }) => service.surcharges(body.offerJson, caller), {
      repeatable: true,
    }),
  ]
}
