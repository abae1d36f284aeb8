import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

/** What a downloaded PDF says; rejects for what is none. */
export async function textOfPdf(download: Download): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(await readFile(await download.path())))
  const { text } = await extractText(document, { mergePages: true })
  return text
}
