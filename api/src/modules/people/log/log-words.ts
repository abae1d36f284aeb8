import type { Language } from '@staffel/shared-api/contract'
import { catalogues } from '../../../texts/catalogues.ts'

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What kind of thing an entry is about: `Offerte`. */
export function kindOfThing(entity: string, language: Language): string {
  const words: Readonly<Record<string, string>> = catalogues[language].log.entity
  return words[entity] ?? entity.replaceAll('_', ' ')
}

/** What was done, as a sentence: `offer.sent` is `Offerte verstuurd`. */
export function whatWasDone(action: string, language: Language): string {
  const words: Words = catalogues[language].log.action
  const [what = '', how = ''] = action.split('.')
  return words[what]?.[how] ?? `${kindOfThing(what, language)}: ${how.replaceAll('_', ' ')}`
}
