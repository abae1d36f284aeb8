import type { ModuleContext } from '../../../http/module.ts'
import type { Route } from '../../../http/endpoint-route.ts'
import type { Matcher } from '../matching/matcher.types.ts'
import { customerNumbersRepository } from '../customer-numbers/customer-numbers.repository.ts'
import { ownNumbers } from '../customer-numbers/own-numbers.ts'
import { requestsRepository as lists } from '../store/requests.repository.ts'
import { handlingRepository as requests } from './handling.repository.ts'
import { handlingRoutes } from './handling.routes.ts'
import { lineAddService } from './lines/line-add.service.ts'
import { lineCandidatesService } from './lines/line-candidates.service.ts'
import { lineEditService } from './lines/line-edit.service.ts'
import { knownProducts } from './lines/known-products.ts'
import { lineMemoryRepository } from './lines/line-memory.repository.ts'
import { lineMemory } from './lines/line-memory.service.ts'
import { lineRecall } from './lines/line-recall.ts'
import { lineProducts, type ProductsById } from './lines/line-products.ts'
import { linesRepository as lines } from './lines/lines.repository.ts'
import { offerFromRequestService, type CreateDraft, type ExtendDraft } from './offer-from-request.service.ts'
import type { ProductsFor } from './read-request.ts'
import type { DraftValues } from '../values/request-values.ts'
import { requestAccess } from './request-access.ts'
import { requestPeopleRepository as people } from './state/request-people.repository.ts'
import { requestReadingService } from './request-reading.service.ts'
import { requestStateService } from './state/request-state.service.ts'
import { tieSender } from './tie-sender.ts'
import type { TellOfRequest } from './state/tell-of-request.ts'

export interface HandlingNeighbours {
  readonly productsById: ProductsById
  readonly productsFor: ProductsFor
  readonly createDraft: CreateDraft
  readonly extendDraft: ExtendDraft
  readonly draftValues: DraftValues
  readonly tellOf: TellOfRequest
  readonly matcher: Matcher
}

/** From a request that was read to an offer. */
export function createHandling(
  { db, files, now }: Pick<ModuleContext, 'db' | 'files' | 'now'>,
  neighbours: HandlingNeighbours,
): Route[] {
  const memory = lineMemory({ memory: lineMemoryRepository, now })
  const products = lineProducts(neighbours)
  const known = knownProducts({ memory, named: ownNumbers(customerNumbersRepository) })
  const recallLines = lineRecall({ lists, lines, known, products })
  const dependencies = {
    db,
    now,
    requests,
    lists,
    lines,
    people,
    files,
    memory,
    known,
    products,
    recallLines,
    tieSender: tieSender({ requests, now }),
    ...neighbours,
  }
  const access = requestAccess(dependencies)
  return handlingRoutes({
    reading: requestReadingService(access, dependencies),
    edits: lineEditService(access, dependencies),
    additions: lineAddService(access, dependencies),
    candidates: lineCandidatesService(access, dependencies),
    offers: offerFromRequestService(access, dependencies),
    states: requestStateService(access, dependencies),
  })
}
