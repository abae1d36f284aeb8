export interface SearchWords {
  /** The word that narrows a trigram index most. */
  readonly longest: string
  readonly words: readonly string[]
}

const mostWords = 8

/** Indexes of words are by three characters that follow each other. */
const trigram = 3

/** Whether an index knows where an escaped word stands: of a shorter one every row is read. */
export const isNarrowing = (word: string): boolean => word.replace(/\\(.)/g, '$1').length >= trigram

/**
 * The words of a search box, escaped for `like`; null when there are none. Accents and case are folded in the database.
 */
export function searchWords(text: string | undefined): SearchWords | null {
  const words = (text ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))
  const longest = words.toSorted((a, b) => b.length - a.length)[0]
  return longest === undefined ? null : { longest, words }
}
