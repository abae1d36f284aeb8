import {
  createOfferLink,
  downloadOfferPdf,
  listOfferMails,
  prepareOfferMail,
  previewOfferMail,
  retryOfferMail,
  sendOffer,
  signOffer,
} from '@staffel/shared-api/contract'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { managers, policy, signedIn } from '../../../http/policy.ts'
import { readsInternalNotes } from '../store/offer.policy.ts'
import type { OfferSendingService } from './offer-sending.service.ts'

const staff = policy('staff', readsInternalNotes)

/** Sending, links, the PDF, and a signed-in customer's signature. */
export function offerSendingRoutes(service: OfferSendingService): Route[] {
  return [
    route(sendOffer, managers, ({ params, body, ...by }) => service.send(params.id, body, by)),
    route(prepareOfferMail, managers, ({ params, query, caller }) => service.prepare(params.id, query, caller)),
    route(previewOfferMail, managers, ({ params, body, caller }) => service.preview(params.id, body, caller)),
    route(listOfferMails, staff, ({ params, caller }) => service.mails(params.id, caller)),
    route(retryOfferMail, managers, ({ params, ...by }) => service.retry(params.id, params.messageId, by)),
    route(createOfferLink, managers, ({ params, body, ...by }) => service.link(params.id, body, by)),
    route(signOffer, signedIn, ({ params, body, request, ...by }) =>
      service.sign(params.id, body, { ...by, userAgent: request.headers['user-agent'] ?? '' }),
    ),
    route(downloadOfferPdf, signedIn, ({ params, query, caller }) => service.pdf(params.id, query, caller)),
  ]
}
