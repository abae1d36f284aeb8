import type { FastifyInstance } from 'fastify'
import { notFound } from '../../errors.ts'
import type { FileStore } from '../file-store.ts'
import { sendPicture } from '../pictures/send-picture.ts'

/**
 * Redrawn pictures of one kind: `<folder>/<32 hex>.webp` in the file store, and behind `/webhook/` at the same name. An
 * address never changes what it shows.
 */
export interface PictureFolder {
  readonly folder: string
  url(fileName: string): string
  /** Serves them to pages, which ask for them without a session. */
  plugin(files: Pick<FileStore, 'get'>): (app: FastifyInstance) => Promise<void>
}

export function pictureFolder(folder: string): PictureFolder {
  return {
    folder,
    url: (fileName) => `/webhook/${fileName}`,
    plugin: (files) => async (app) => {
      app.get<{ Params: { name: string } }>(`/webhook/${folder}/:name`, async (request, reply) => {
        const { name } = request.params
        // Nothing that the store did not name itself.
        const fileName = /^[0-9a-f]{32}\.webp$/.test(name) ? `${folder}/${name}` : null
        const bytes = fileName === null ? null : await files.get(fileName)
        if (fileName === null || bytes === null) throw notFound()
        return sendPicture(reply, fileName, bytes)
      })
    },
  }
}
