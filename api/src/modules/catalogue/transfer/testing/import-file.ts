import type { ProductField, ProductImport } from '@staffel/shared-api/contract'
import { setTimeout } from 'node:timers/promises'
import type { TestApp } from '../../../../testing/create-test-app.ts'

const boundary = 'import-form-boundary'

export interface Sent {
  readonly email?: string
  readonly dry_run?: boolean
  readonly mapping?: readonly (ProductField | null)[]
  readonly tenant_id?: number
}

const manager = 'manager@staffel.example'
const speaking = (app: TestApp, email = manager, more: Readonly<Record<string, string>> = {}) =>
  app.as(email, { headers: { 'accept-language': 'nl', ...more } })

/** Sends a file of products as the page does. */
export function sendFile(app: TestApp, file: string | Uint8Array, { email, ...fields }: Sent = {}) {
  const part = (name: string, value: string | Uint8Array, more = '') => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]
  const body = Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) => part(name, String(value))),
    ...part('file', file, '; filename="producten.csv"\r\ncontent-type: text/csv'),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  const form = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  return speaking(app, email, form).importProducts.answer({ body })
}

/** Sends a file and waits for what becomes of it. */
export async function importFile(app: TestApp, file: string | Uint8Array, sent: Sent = {}): Promise<ProductImport> {
  const begun = await sendFile(app, file, sent)
  expect([begun.status, begun.status === 202 ? '' : begun.body]).toEqual([202, ''])
  const { id } = begun.body
  for (;;) {
    const now = await speaking(app, sent.email).getProductImport({ params: { id } })
    if (now.state === 'done' || now.state === 'failed') return now
    await setTimeout(20)
  }
}
