import { filenameOf } from '@staffel/shared-api/rules'
import { saveFile } from '@staffel/shared-ui/files'
import { pageWords } from './words/pageWords.ts'
import { sayOnPage } from './words/sayOnPage.ts'

/** Saves the file that a link leads to. Followed by the browser itself, a refusal would be a page of code. */
export async function saveLinked(link: HTMLAnchorElement): Promise<void> {
  if (link.ariaBusy === 'true') return
  link.ariaBusy = 'true'
  try {
    const answer = await fetch(link.href, { headers: { 'accept-language': document.documentElement.lang } })
    const filename = filenameOf(answer.headers.get('content-disposition') ?? '')
    if (!answer.ok || filename === null) throw new Error(`Answered ${answer.status}`)
    saveFile({ blob: await answer.blob(), filename })
  } catch {
    sayOnPage({ text: pageWords().fileFailed, tone: 'danger', again: () => void saveLinked(link) })
  } finally {
    link.ariaBusy = 'false'
  }
}
