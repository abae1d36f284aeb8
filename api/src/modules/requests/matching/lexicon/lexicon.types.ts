import type { ConceptName } from './concepts.ts'

/** The words of one language. Lists are separated by commas; a name of several words stands between them as it is written. */
export interface LanguageWords {
  /** What each concept is called: every word of a list means the same. */
  readonly concepts: Partial<Readonly<Record<ConceptName, string>>>
  /** Words that say nothing of the goods: courtesies, articles, labels of a number. */
  readonly fillers: string
  /** What goods are counted or packed in. */
  readonly units: string
  readonly numbers: string
  /** What comes after them is where the goods go or what belongs to them, not the goods. */
  readonly context: string
}
