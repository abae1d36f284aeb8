import {
  addQuoteLine,
  assignQuoteRequest,
  createOfferFromRequest,
  downloadQuoteAttachment,
  getQuoteAttachmentText,
  getQuoteMailHtml,
  getQuoteRequest,
  listQuoteCandidates,
  resetQuoteLine,
  restoreQuoteRequest,
  setQuoteCustomer,
  setQuoteStatus,
  updateQuoteLine,
} from '@staffel/shared-api/contract'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { managers } from '../../../http/policy.ts'
import type { LineAddService } from './lines/line-add.service.ts'
import type { LineCandidatesService } from './lines/line-candidates.service.ts'
import type { LineEditService } from './lines/line-edit.service.ts'
import type { OfferFromRequestService } from './offer-from-request.service.ts'
import type { RequestReadingService } from './request-reading.service.ts'
import type { RequestStateService } from './state/request-state.service.ts'

export interface HandlingServices {
  readonly reading: RequestReadingService
  readonly edits: LineEditService
  readonly additions: LineAddService
  readonly candidates: LineCandidatesService
  readonly offers: OfferFromRequestService
  readonly states: RequestStateService
}

/** What a clerk does with one request. */
export function handlingRoutes({ reading, edits, additions, candidates, offers, states }: HandlingServices): Route[] {
  return [
    route(getQuoteRequest, managers, ({ caller, params }) => reading.get(params.id, caller)),
    route(getQuoteMailHtml, managers, ({ caller, params }) => reading.html(params.id, params.mail_id, caller)),
    route(downloadQuoteAttachment, managers, ({ caller, params }) =>
      reading.attachment(params.id, params.attachment_id, caller),
    ),
    route(getQuoteAttachmentText, managers, ({ caller, params }) =>
      reading.attachmentText(params.id, params.attachment_id, caller),
    ),
    route(updateQuoteLine, managers, ({ params, body, ...by }) => edits.update(params.id, params.position, body, by)),
    route(resetQuoteLine, managers, ({ params, body, ...by }) => edits.reset(params.id, params.position, body, by)),
    route(addQuoteLine, managers, ({ params, body, ...by }) => additions.add(params.id, body, by)),
    route(listQuoteCandidates, managers, ({ params, caller }) => candidates.list(params.id, params.position, caller)),
    route(createOfferFromRequest, managers, ({ params, body, ...by }) => offers.create(params.id, body, by)),
    route(setQuoteStatus, managers, ({ params, body, ...by }) => states.setStatus(params.id, body, by)),
    route(assignQuoteRequest, managers, ({ params, body, ...by }) => states.assign(params.id, body, by)),
    route(setQuoteCustomer, managers, ({ params, body, ...by }) => states.setCustomer(params.id, body, by)),
    route(restoreQuoteRequest, managers, ({ params, ...by }) => states.restore(params.id, by)),
  ]
}
