import type { FastifyRequest } from 'fastify'

/**
 * Whether this browser had a session, as `shared-auth` notes in a cookie: a page that needs one is preloaded only where
 * it will be shown. The cookie proves nothing and opens nothing.
 */
export function hadSession(request: FastifyRequest): boolean {
  return (request.headers.cookie ?? '').split(/;\s*/).includes('staffel_session=1')
}
