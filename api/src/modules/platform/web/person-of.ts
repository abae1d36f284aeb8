import type { FastifyRequest } from 'fastify'
import type { Person } from '../environments/canaries-of.ts'

const stored = /(?:^|;\s*)staffel_person=([\w-]{1,128}):([A-Za-z.]{0,100})(?:;|$)/

/**
 * Whose browser this is, as `shared-auth` notes in a cookie of the person who is signed in; null while nobody is. It
 * chooses between versions of an area, and opens nothing.
 */
export function personOf(request: FastifyRequest): Person | null {
  const [, uid, roles = ''] = stored.exec(request.headers.cookie ?? '') ?? []
  return uid === undefined ? null : { uid, roles: roles.split('.').filter(Boolean) }
}
