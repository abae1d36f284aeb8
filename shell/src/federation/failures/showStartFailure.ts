import { showPlainPage } from '../../crash/showPlainPage.ts'
import type { BootProblem } from '../manifest/bootManifest.ts'
import en from '../locales/en.json'
import nl from '../locales/nl.json'

/** The page when there is nothing to start from. */
export function showStartFailure(problem: BootProblem, page: Document = document): void {
  const text = (navigator.language.toLowerCase().startsWith('nl') ? nl : en).start
  showPlainPage({ title: text.title, message: text[problem], reload: text.reload }, page)
}
