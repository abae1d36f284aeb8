import type { Route } from '../../../../http/endpoint-route.ts'
import { offerBulkRepository as bulk } from './offer-bulk.repository.ts'
import { offerBulkRoutes } from './offer-bulk.routes.ts'
import { offerBulkService, type BulkDependencies } from './offer-bulk.service.ts'
import { offerBundleService } from './offer-bundle.service.ts'

/** One thing with many offers at once. */
export function createOfferBulk(dependencies: Omit<BulkDependencies, 'bulk'>): Route[] {
  return offerBulkRoutes(offerBulkService({ ...dependencies, bulk }), offerBundleService({ ...dependencies, bulk }))
}
