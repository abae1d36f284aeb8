import type { TestApp } from '../../../../../testing/create-test-app.ts'
import { fileForm } from '../../../../../testing/driver/file-form.ts'

/** Sends a file of price lists as the page does. */
export function sendLists(
  app: TestApp,
  file: string | Uint8Array,
  { email = 'manager@staffel.example', ...fields }: Readonly<Record<string, string>> = {},
) {
  const { body, headers } = fileForm(file, fields)
  return app.as(email, { headers: { 'accept-language': 'nl', ...headers } }).importPriceLists.answer({ body })
}
