import { exportOffers, listDeletedOffers, listOfferedLines } from '@staffel/shared-api/contract'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { managers, signedIn } from '../../../http/policy.ts'
import type { DeletedOffersService } from './deleted/deleted-offers.service.ts'
import type { OfferedLinesService } from './offered/offered-lines.service.ts'
import type { OffersExportService } from './offers-export.service.ts'

export function offerListRoutes(
  files: OffersExportService,
  deleted: DeletedOffersService,
  offered: OfferedLinesService,
): Route[] {
  return [
    route(listDeletedOffers, managers, ({ query, caller }) => deleted.list(query, caller)),
    route(listOfferedLines, managers, ({ params, caller }) => offered.list(params.id, caller)),
    route(exportOffers, signedIn, ({ query, caller, language }) => files.export(query, caller, language)),
  ]
}
