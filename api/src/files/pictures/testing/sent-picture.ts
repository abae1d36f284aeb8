import { makePng } from './make-png.ts'

export interface SentPicture {
  readonly bytes?: Buffer
  readonly fileName?: string
  readonly type?: string
}

const boundary = 'picture-form-boundary'

/** The form of a picture as a page sends it; by default a small PNG. */
export function sentPicture(sent: SentPicture = {}) {
  const { bytes = makePng({ width: 40, height: 20 }), fileName = 'bout.png', type = 'image/png' } = sent
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
