import type { FastifyReply } from 'fastify'
import { mediaTypeOf } from './picture-behind.ts'

const forAll = 'public, max-age=31536000, immutable'

/**
 * Sends a picture that its name says everything of: 128 random bits, which never show anything else. Whatever is in the
 * file can do nothing: it is never sniffed, and as a page of its own it is locked in. Under another address than its
 * own it is kept as `cache` says.
 */
export function sendPicture(reply: FastifyReply, fileName: string, bytes: Buffer, cache = forAll): FastifyReply {
  return reply
    .type(mediaTypeOf(fileName))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', cache)
    .send(bytes)
}
