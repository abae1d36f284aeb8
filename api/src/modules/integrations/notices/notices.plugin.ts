import type { FastifyInstance } from 'fastify'
import { DomainError } from '../../../errors.ts'
import type { NoticesService } from './notices.service.ts'

export const noticesPath = '/webhook/Integrations/Exact/Notices'

/** A notice has some three hundred bytes. */
const longest = 10_000
const limited = { rateLimit: { max: 1_200, timeWindow: '1 minute' } }

/**
 * Where Exact Online tells that something changed: nobody is signed in, and the signature over the bytes is all that is
 * believed.
 */
export function noticesPlugin(service: NoticesService): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    app.post(noticesPath, { bodyLimit: longest, config: limited }, async ({ body }, reply) => {
      // A subscription begins with an empty message, which asks whether anybody is here.
      const isEmpty = !Buffer.isBuffer(body) || body.length === 0
      if (!isEmpty && !(await service.take(body))) throw new DomainError('UNAUTHENTICATED')
      return reply.code(204).send()
    })
  }
}
