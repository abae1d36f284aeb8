import { answers } from './calls/openedOffer.ts'
import { pageWords } from './words/pageWords.ts'
import { sayOnPage } from './words/sayOnPage.ts'

/** From a replaced version to the one that took its place, by a link of its own. */
export async function openNewer(button: HTMLButtonElement): Promise<void> {
  button.disabled = true
  try {
    const { url } = await answers().openNewer()
    // In the language in which this one is read.
    location.replace(new URL(url).pathname + location.search)
  } catch {
    button.disabled = false
    sayOnPage({ text: pageWords().newerFailed, tone: 'danger', again: () => void openNewer(button) })
  }
}
