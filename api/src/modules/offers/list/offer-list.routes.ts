import { exportOffers } from '@staffel/shared-api/contract'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { signedIn } from '../../../http/policy.ts'
import type { OffersExportService } from './offers-export.service.ts'

export function offerListRoutes(files: OffersExportService): Route[] {
  return [route(exportOffers, signedIn, ({ query, caller, language }) => files.export(query, caller, language))]
}
