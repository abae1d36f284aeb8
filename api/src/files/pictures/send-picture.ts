import type { FastifyReply } from 'fastify'

const mediaTypes: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}

/**
 * Sends a picture that its name says everything of: 128 random bits, which never show anything else. Whatever is in the
 * file can do nothing: it is never sniffed, and as a page of its own it is locked in.
 */
export function sendPicture(reply: FastifyReply, fileName: string, bytes: Buffer): FastifyReply {
  return reply
    .type(mediaTypes[fileName.slice(fileName.lastIndexOf('.') + 1)] ?? 'application/octet-stream')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .send(bytes)
}
