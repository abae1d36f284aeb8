import type { Route } from '../../../http/endpoint-route.ts'
import type { OffersDependencies } from '../offers.service.ts'
import { deletedOffersRepository as deleted } from './deleted/deleted-offers.repository.ts'
import { deletedOffersService } from './deleted/deleted-offers.service.ts'
import { offeredLinesRepository as offered } from './offered/offered-lines.repository.ts'
import { offeredLinesService } from './offered/offered-lines.service.ts'
import { viewsRepository as views } from './views/views.repository.ts'
import { viewsRoutes } from './views/views.routes.ts'
import { viewsService } from './views/views.service.ts'
import { offerListRoutes } from './offer-list.routes.ts'
import { offersExportService } from './offers-export.service.ts'

/** What is done with the list of offers as a whole. */
export function createOfferLists(dependencies: OffersDependencies): Route[] {
  const { db, now } = dependencies
  return [
    ...offerListRoutes(
      offersExportService(dependencies),
      deletedOffersService({ db, now, deleted }),
      offeredLinesService({ db, now, offered }),
    ),
    ...viewsRoutes(viewsService({ db, views, now })),
  ]
}
