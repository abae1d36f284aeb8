import {
  acceptPublicOffer,
  declinePublicOffer,
  downloadPublicAttachment,
  downloadPublicPdf,
  getPublicOffer,
  openCurrentPublicOffer,
  requestPublicExtension,
  sendPublicMessage,
} from '@staffel/shared-api/contract'
import type { FastifyRequest } from 'fastify'
import { route, type Route, type RequestOrigin } from '../../../http/endpoint-route.ts'
import { anyone } from '../../../http/policy.ts'
import type { PublicAddress } from './public-access.ts'
import type { PublicOffersService, Visitor } from './public-offers.service.ts'
import type { PublicCommentsService } from './public-comments.service.ts'

/** Programs that open links before people do: mail scanners, previews of chat programs, crawlers. */
const programs =
  /bot\b|crawl|spider|slurp|preview|scan|proofpoint|mimecast|barracuda|safelinks|googleimageproxy|facebookexternalhit|slack|whatsapp|telegram|skypeuripreview|curl\/|wget\/|python-|java\/|go-http-client|libwww|okhttp/i

const address = ({ params, request }: { params: { token: string }; request: FastifyRequest }): PublicAddress => ({
  token: params.token,
  host: request.hostname,
})
const visitor = ({ origin, request }: { origin: RequestOrigin; request: FastifyRequest }): Visitor => ({
  origin,
  userAgent: request.headers['user-agent'] ?? '',
})

/**
 * The public page's calls. The token in the address is all that is asked for, so it is never logged and never found by
 * search engines.
 */
export function publicOffersRoutes(service: PublicOffersService, comments: PublicCommentsService): Route[] {
  return [
    route(getPublicOffer, anyone, (input) => {
      const seen = visitor(input)
      const counts = input.request.method === 'GET' && seen.userAgent !== '' && !programs.test(seen.userAgent)
      return service.get(address(input), seen, { counts, uid: input.identity?.uid ?? null })
    }),
    route(openCurrentPublicOffer, anyone, (input) => service.current(address(input), input.origin)),
    route(acceptPublicOffer, anyone, (input) => service.accept(address(input), input.body, visitor(input))),
    route(declinePublicOffer, anyone, (input) => service.decline(address(input), input.body, visitor(input))),
    route(sendPublicMessage, anyone, (input) =>
      comments.message(address(input), input.body, input.origin, input.idempotency),
    ),
    route(requestPublicExtension, anyone, (input) => comments.extension(address(input), input.body.text, input.origin)),
    route(downloadPublicPdf, anyone, (input) => service.pdf(address(input), input.query.lang)),
    route(downloadPublicAttachment, anyone, (input) => service.attachment(address(input), input.params.attachmentId)),
  ]
}
