import { extname } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Of the files that a build makes, by the end of their names. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}

/** Whether an address names a file; a missing one is a plain 404, never the page. */
export function isAssetPath(path: string): boolean {
  return path.startsWith('/r/') || extname(path.replace(/\.(?:br|gz)$/, '')) in contentTypes
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** Answers a built file, in the best compressed form that was made with it. */
export async function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  read: (name: string) => Promise<Buffer | null>,
): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? ''
  const type = contentTypes[extname(path)] ?? 'application/octet-stream'
  reply
    .header('vary', 'accept-encoding')
    .header('cache-control', isImmutable(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
  for (const [encoding, suffix] of encodings) {
    const bytes = accepted.includes(encoding) ? await read(`${path}${suffix}`) : null
    if (bytes) return reply.type(type).header('content-encoding', encoding).send(bytes)
  }
  const bytes = await read(path)
  if (bytes) return reply.type(type).send(bytes)
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found')
}

/** A published version never changes; of the shell, whatever carries a content hash in its name. */
function isImmutable(path: string): boolean {
  return path.startsWith('/r/') || /\.[0-9a-f]{8,}\.[a-z0-9]+$/.test(path)
}
