import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../errors.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { sendPicture } from '../../../files/pictures/send-picture.ts'
import { logoFileName } from './logo-url.ts'

/** Serves logos to pages, mails and documents, which carry no session. */
export function logoPlugin(files: FileStore) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { name: string } }>('/webhook/logos/:name', async (request, reply) => {
      const fileName = logoFileName(request.params.name)
      const bytes = fileName === null ? null : await files.get(fileName)
      if (fileName === null || bytes === null) throw notFound()
      return sendPicture(reply, fileName, bytes)
    })
  }
}
