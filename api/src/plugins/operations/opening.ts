import type { FastifyInstance } from 'fastify'
import { DomainError } from '../../errors.ts'

/** Pages, files and what whoever runs this process asks it: all that needs no database. */
const servedWithout: ReadonlySet<string | undefined> = new Set([
  '/*',
  '/environment.json',
  '/healthz',
  '/readyz',
  '/metrics',
])

/**
 * Whether the database was opened and brought up to date. A process may start without it, on what was last good; until
 * it is there no call reaches it, as the tables may still be those of another release.
 */
export interface Opening {
  isOpen(): boolean
  done(): void
}

export function createOpening(http: FastifyInstance): Opening {
  let isOpen = false
  http.addHook('onRequest', async ({ routeOptions }) => {
    if (!isOpen && !servedWithout.has(routeOptions.url)) throw new DomainError('UNAVAILABLE', { retryAfterSeconds: 2 })
  })
  return { isOpen: () => isOpen, done: () => void (isOpen = true) }
}
