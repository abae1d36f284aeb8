import { sql, type RawBuilder, type SqlBool } from 'kysely'

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

/**
 * Whether a text that is folded holds all of the words, as a condition. They are folded once, and not again for each
 * row that is compared: that took as long as all the rest.
 */
export const holdsAll = (folded: RawBuilder<unknown>, words: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`${folded} like all (
    with wanted as materialized (select '%' || fold_text(word) || '%' as pattern from unnest(${words}::text[]) as word)
    select pattern from wanted)`
