import type { TestApp } from '../../../../testing/create-test-app.ts'
import { people } from '../../handling/testing/clerk.ts'

const boundary = 'numbers-form-boundary'

/** Sends a file of article numbers, of the first customer where no other is named. */
export function uploadNumbers(
  app: TestApp,
  file: string | Buffer,
  { email = people.manager, ...fields }: Readonly<Record<string, string>> = {},
) {
  const part = (name: string, value: string | Buffer, more = '') => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]
  const body = Buffer.concat([
    ...Object.entries({ organization_id: '1001', ...fields }).flatMap(([name, value]) => part(name, value)),
    ...part('file', file, '; filename="nummers.csv"\r\ncontent-type: text/csv'),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  return app
    .as(email, { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } })
    .importCustomerNumbers.answer({ body })
}
