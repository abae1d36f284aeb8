import type { ProductField, ProductImport } from '@staffel/shared-api/contract'
import { setTimeout } from 'node:timers/promises'
import type { TestApp } from '../../../../testing/create-test-app.ts'
import { fileForm } from '../../../../testing/driver/file-form.ts'

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
  const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
  const { body, headers } = fileForm(file, texts, 'producten.csv')
  return speaking(app, email, headers).importProducts.answer({ body })
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
