import type { TestApp } from '../../../../../testing/create-test-app.ts'

const boundary = 'lists-form-boundary'

/** Sends a file of price lists as the page does. */
export function sendLists(
  app: TestApp,
  file: string | Uint8Array,
  { email = 'manager@staffel.example', ...fields }: Readonly<Record<string, string>> = {},
) {
  const part = (name: string, value: string | Uint8Array, more = '') => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]
  const body = Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) => part(name, value)),
    ...part('file', file, '; filename="prijzen.csv"\r\ncontent-type: text/csv'),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  const headers = { 'accept-language': 'nl', 'content-type': `multipart/form-data; boundary=${boundary}` }
  return app.as(email, { headers }).importPriceLists.answer({ body })
}
