import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../errors.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { logoFileName } from './logo-url.ts'

const mediaTypes: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}

/**
 * Serves logos to pages, mails and documents, which carry no session. The name is 128 random bits, and whatever is in
 * the file can do nothing: it is never sniffed, and as a page of its own it is locked in.
 */
export function logoPlugin(files: FileStore) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { name: string } }>('/webhook/logos/:name', async (request, reply) => {
      const fileName = logoFileName(request.params.name)
      const bytes = fileName === null ? null : await files.get(fileName)
      if (fileName === null || bytes === null) throw notFound()
      return reply
        .type(mediaTypes[fileName.slice(fileName.lastIndexOf('.') + 1)] ?? 'application/octet-stream')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(bytes)
    })
  }
}
