import type { ScanFile } from '../../files/scan-file.ts'
import type { Module, ModuleContext } from '../../http/module.ts'
import { customerNumbersRepository as numbers } from './customer-numbers/customer-numbers.repository.ts'
import { customerNumbersRoutes } from './customer-numbers/customer-numbers.routes.ts'
import { customerNumbersService } from './customer-numbers/customer-numbers.service.ts'
import { createHandling, type HandlingNeighbours } from './handling/handling.module.ts'
import type { ProductsById } from './handling/lines/line-products.ts'
import type { ProductsFor } from './handling/read-request.ts'
import { requestPeopleRepository as people } from './handling/state/request-people.repository.ts'
import { tellOfRequest, type Tell } from './handling/state/tell-of-request.ts'
import { createIntakeModule } from './intake/intake.module.ts'
import { createSkipped } from './skipped/skipped.module.ts'
import type { CatalogueToMatch } from './matching/catalogue-matcher.service.ts'
import { createMatcher } from './matching/matching.module.ts'
import { requestsRepository, type RequestsRepository } from './store/requests.repository.ts'
import { requestsRoutes } from './requests.routes.ts'
import { requestsService } from './requests.service.ts'
import { waitingRequests, type WaitingRequests } from './store/waiting-requests.ts'

export interface RequestsModule extends Module {
  readonly countWaiting: RequestsRepository['countWaiting']
  readonly waiting: WaitingRequests
}

export interface RequestsNeighbours extends Pick<HandlingNeighbours, 'createDraft' | 'extendDraft' | 'draftValue'> {
  readonly catalogue: {
    readonly productsById: ProductsById
    readonly productsFor: ProductsFor
    readonly sellable: Omit<CatalogueToMatch, 'productsById'>
  }
  readonly tell: Tell
  readonly scan: ScanFile
}

/** Requests for a quote that came in by mail. */
export function createRequestsModule(
  context: ModuleContext,
  { catalogue, createDraft, extendDraft, draftValue, tell, scan }: RequestsNeighbours,
): RequestsModule {
  const { db, now } = context
  const { productsById, productsFor, sellable } = catalogue
  const matcher = createMatcher({ ...sellable, productsById })
  const tellOf = tellOfRequest({ tell, people })
  const parts = { matcher, tell: tellOf, scan }
  const intake = createIntakeModule(context, parts)
  return {
    countWaiting: requestsRepository.countWaiting,
    waiting: waitingRequests(requestsRepository),
    routes: [
      ...requestsRoutes(requestsService({ db, requests: requestsRepository, now })),
      ...createHandling(context, { productsById, productsFor, createDraft, extendDraft, draftValue, tellOf, matcher }),
      ...customerNumbersRoutes(customerNumbersService({ db, numbers, now })),
      ...createSkipped(context, parts, { draftValue, productsFor }),
      ...intake.routes,
    ],
    ...(intake.jobs && { jobs: intake.jobs }),
  }
}
