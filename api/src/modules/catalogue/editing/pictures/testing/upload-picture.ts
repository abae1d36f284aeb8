import { makePng } from '../../../../../files/pictures/testing/make-png.ts'
import type { TestApp } from '../../../../../testing/create-test-app.ts'

export interface SentPicture {
  readonly bytes?: Buffer
  readonly fileName?: string
  readonly type?: string
  readonly email?: string
  readonly key?: string
}

const boundary = 'picture-form-boundary'

/** Uploads a picture of a product as a page does; by default a small PNG by the sample manager. */
export function uploadPicture(app: TestApp, productId: number, sent: SentPicture = {}) {
  const { bytes = makePng({ width: 40, height: 20 }), fileName = 'bout.png', type = 'image/png' } = sent
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    ...(sent.key && { 'idempotency-key': sent.key }),
  }
  return app
    .as(sent.email ?? 'manager@staffel.example', { headers })
    .uploadProductPicture.answer({ params: { id: productId }, body })
}
