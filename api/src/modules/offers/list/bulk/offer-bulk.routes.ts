import { bulkOffers, downloadOfferBundle } from '@staffel/shared-api/contract'
import { route, type Route } from '../../../../http/endpoint-route.ts'
import { signedIn } from '../../../../http/policy.ts'
import type { OfferBulkService } from './offer-bulk.service.ts'
import type { OfferBundleService } from './offer-bundle.service.ts'

/** Which action is whose, and what an offer allows, is decided per action and per offer. */
export function offerBulkRoutes(bulk: OfferBulkService, bundles: OfferBundleService): Route[] {
  return [
    route(bulkOffers, signedIn, ({ body, ...by }) => bulk.run(body, by)),
    route(downloadOfferBundle, signedIn, ({ params, caller, language }) =>
      bundles.fetch(params.bundleId, caller, language),
    ),
  ]
}
