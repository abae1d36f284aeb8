import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

/** What the browser prints of a page, as text, and on how many sheets. */
export async function printed(page: Page): Promise<{ text: string; sheets: number }> {
  const document = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
  const { text, totalPages } = await extractText(document, { mergePages: true })
  return { text: text.replaceAll('\u00a0', ' '), sheets: totalPages }
}
