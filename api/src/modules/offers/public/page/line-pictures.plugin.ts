import type { FastifyInstance } from 'fastify'
import { sendPicture } from '../../../../files/pictures/send-picture.ts'
import type { PublicOffersService } from '../public-offers.service.ts'

/** A page asks for one with every line, so they are counted apart from what somebody does; a guess gains nothing. */
const perMinute = 600

/** Pictures beside the lines of an offer, for the page behind its link, which may keep them as long as it is open. */
export function linePicturesPlugin({ picture }: Pick<PublicOffersService, 'picture'>) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { token: string; line: string } }>(
      '/webhook/public/offers/:token/pictures/:line',
      { config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } } },
      async ({ params, hostname }, reply) => {
        const { name, bytes } = await picture({ token: params.token, host: hostname }, params.line)
        return sendPicture(reply, name, bytes, 'private, max-age=3600')
      },
    )
  }
}
