import type { ScanFile } from '../../files/scan-file.ts'
import type { Module, ModuleContext } from '../../http/module.ts'
import { customerNumbersRepository as numbers } from './customer-numbers/customer-numbers.repository.ts'
import { customerNumbersRoutes } from './customer-numbers/customer-numbers.routes.ts'
import { customerNumbersService } from './customer-numbers/customer-numbers.service.ts'
import { sourceNumbers, type SourceNumbers } from './customer-numbers/source-numbers.ts'
import { handlingRepository } from './handling/handling.repository.ts'
import { createHandling, type HandlingNeighbours } from './handling/handling.module.ts'
import type { ProductsById } from './handling/lines/line-products.ts'
import type { ProductsFor } from './handling/read-request.ts'
import { requestPeopleRepository as people } from './handling/state/request-people.repository.ts'
import { tellOfRequest, type Tell } from './handling/state/tell-of-request.ts'
import { createIntakeModule } from './intake/intake.module.ts'
import { createSkipped } from './skipped/skipped.module.ts'
import { mailboxGauge } from './mailbox/mailbox-gauge.ts'
import type { CatalogueToMatch } from './matching/catalogue-matcher.service.ts'
import { createMatcher } from './matching/matching.module.ts'
import { requestSettingsRepository } from './settings/request-settings.repository.ts'
import { requestSettingsRoutes } from './settings/request-settings.routes.ts'
import { requestSettingsService } from './settings/request-settings.service.ts'
import { requestTraces } from './store/request-traces.repository.ts'
import { requestFinder } from './store/request-finder.ts'
import { requestsRepository, type RequestsRepository } from './store/requests.repository.ts'
import { requestValues } from './values/request-values.ts'
import { requestsRoutes } from './requests.routes.ts'
import { requestsService } from './requests.service.ts'
import { waitingRequests, type WaitingRequests } from './values/waiting-requests.ts'

export interface RequestsModule extends Module {
  readonly countWaiting: RequestsRepository['countWaiting']
  readonly waiting: WaitingRequests
  /** Article numbers that another system has of customers. */
  readonly sourceNumbers: SourceNumbers
}

export interface RequestsNeighbours extends Pick<HandlingNeighbours, 'createDraft' | 'extendDraft' | 'draftValues'> {
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
  { catalogue, createDraft, extendDraft, draftValues, tell, scan }: RequestsNeighbours,
): RequestsModule {
  const { db, now } = context
  const { productsById, productsFor, sellable } = catalogue
  const matcher = createMatcher({ ...sellable, productsById })
  const tellOf = tellOfRequest({ tell, people })
  const values = requestValues({ db, requests: handlingRepository, draftValues })
  const parts = { matcher, tell: tellOf, scan }
  const intake = createIntakeModule(context, parts)
  return {
    countWaiting: requestsRepository.countWaiting,
    gauges: [mailboxGauge(db)],
    traces: requestTraces,
    finders: [requestFinder(requestsRepository)],
    sourceNumbers: sourceNumbers({ numbers, now }),
    waiting: waitingRequests({ db, requests: requestsRepository, values }),
    routes: [
      ...requestsRoutes(requestsService({ db, requests: requestsRepository, values, now })),
      ...createHandling(context, { productsById, productsFor, createDraft, extendDraft, draftValues, tellOf, matcher }),
      ...customerNumbersRoutes(customerNumbersService({ db, numbers, now })),
      ...requestSettingsRoutes(requestSettingsService({ db, settings: requestSettingsRepository })),
      ...createSkipped(context, parts, { draftValues, productsFor }),
      ...intake.routes,
    ],
    ...(intake.jobs && { jobs: intake.jobs }),
  }
}
