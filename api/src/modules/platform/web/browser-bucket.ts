import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { bucketOf } from '../platform.service.ts'

const name = 'staffel_browser'
const stored = new RegExp(`(?:^|;\\s*)${name}=([0-9a-f]{16})(?:;|$)`)

function browserId(request: FastifyRequest): string | null {
  return stored.exec(request.headers.cookie ?? '')?.[1] ?? null
}

/**
 * Which share of the browsers this one belongs to; the last one while it has no id yet, which no small canary reaches.
 */
export function browserBucket(request: FastifyRequest): number {
  const id = browserId(request)
  return id === null ? 99 : bucketOf(id)
}

/**
 * Gives a browser its id on its first page, so that a canary's version does not change under it. It identifies no
 * person.
 */
export function keepBrowserId(request: FastifyRequest, reply: FastifyReply): void {
  if (browserId(request) !== null) return
  const secure = request.protocol === 'https' ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${name}=${randomBytes(8).toString('hex')}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax${secure}`,
  )
}
