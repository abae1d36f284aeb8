import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../../errors.ts'
import type { FileStore } from '../../../../files/file-store.ts'
import { sendPicture } from '../../../../files/pictures/send-picture.ts'
import { pictureFileName } from './picture-url.ts'

/** Serves pictures of products to pages, which ask for them without a session. */
export function productPicturesPlugin(files: FileStore) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { name: string } }>('/webhook/product-pictures/:name', async (request, reply) => {
      const fileName = pictureFileName(request.params.name)
      const bytes = fileName === null ? null : await files.get(fileName)
      if (fileName === null || bytes === null) throw notFound()
      return sendPicture(reply, fileName, bytes)
    })
  }
}
