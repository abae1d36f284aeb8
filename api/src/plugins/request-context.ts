import fastifyPlugin from 'fastify-plugin'
import type { EndpointShape } from '@staffel/shared-api/contract'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** HTML that is written for who holds a link: counted as strictly as the calls of that link. */
    writtenPage?: true
    /** The contract's endpoint behind a route; absent on pages and files. */
    endpoint?: EndpointShape
  }
  interface FastifyRequest {
    /** For the log only. */
    userId: number | null
  }
}

/** Request id in every answer, and one log line per request: the route's pattern, because a path may hold a token. */
export const requestContext = fastifyPlugin(async (app) => {
  app.decorateRequest('userId', null)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, userId } = request
    const level = reply.statusCode >= 500 ? 'error' : 'info'
    request.log[level](
      { method, route: routeOptions.url ?? null, status: reply.statusCode, ms: Math.round(reply.elapsedTime), userId },
      'request',
    )
  })
})
