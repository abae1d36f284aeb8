import type { TestApp } from '../../../../../testing/create-test-app.ts'
import { sentPicture, type SentPicture } from '../../../../../files/pictures/testing/sent-picture.ts'

export interface UploadedPicture extends SentPicture {
  readonly email?: string
  readonly key?: string
}

/** Uploads a picture of a product as a page does; by default a small PNG by the sample manager. */
export function uploadPicture(app: TestApp, productId: number, { email, key, ...sent }: UploadedPicture = {}) {
  const { body, headers } = sentPicture(sent)
  return app
    .as(email ?? 'manager@staffel.example', { headers: { ...headers, ...(key && { 'idempotency-key': key }) } })
    .uploadProductPicture.answer({ params: { id: productId }, body })
}
