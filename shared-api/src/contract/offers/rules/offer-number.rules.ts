export type NumberReset = 'never' | 'yearly'

export const defaultNumberPattern = 'OFF-{YYYY}-{SEQ:4}'

export type NumberPatternProblem =
  'SEQUENCE_MISSING' | 'SEQUENCE_TWICE' | 'UNKNOWN_TOKEN' | 'BAD_CHARACTER' | 'YEAR_MISSING' | 'TOO_LONG'

/** The counter that a number is drawn from: one per year, or one for all time. */
export function counterPeriod(reset: NumberReset, today: string): string {
  return reset === 'yearly' ? today.slice(0, 4) : 'all'
}

/**
 * Fills `{YYYY}`, `{YY}`, `{MM}` and `{SEQ}` or `{SEQ:4}` (padded with zeros, never cut off); the rest of the pattern
 * stays as written.
 */
export function formatOfferNumber(pattern: string, sequence: number, today: string): string {
  const words: Readonly<Record<string, string>> = {
    YYYY: today.slice(0, 4),
    YY: today.slice(2, 4),
    MM: today.slice(5, 7),
  }
  return pattern.replace(/\{([^{}]*)\}/g, (token, inside: string) => {
    const match = sequenceToken.exec(inside)
    return match ? String(sequence).padStart(Number(match[1] ?? 1), '0') : (words[inside] ?? token)
  })
}

/** What is wrong with a pattern; empty when numbers made by it stay apart. */
export function numberPatternProblems(pattern: string, reset: NumberReset): NumberPatternProblem[] {
  const tokens = [...pattern.matchAll(/\{([^{}]*)\}/g)].map(([, inside = '']) => inside)
  const sequences = tokens.filter((token) => sequenceToken.test(token)).length
  const known = tokens.every((token) => sequenceToken.test(token) || ['YYYY', 'YY', 'MM'].includes(token))
  const found: [NumberPatternProblem, boolean][] = [
    ['SEQUENCE_MISSING', sequences === 0],
    ['SEQUENCE_TWICE', sequences > 1],
    ['UNKNOWN_TOKEN', !known],
    // What files, links and spreadsheets leave alone.
    ['BAD_CHARACTER', !/^([A-Za-z0-9][A-Za-z0-9 ._/-]*)?$/.test(pattern.replace(/\{[^{}]*\}/g, '0'))],
    ['YEAR_MISSING', reset === 'yearly' && !tokens.includes('YYYY') && !tokens.includes('YY')],
    ['TOO_LONG', pattern.length > 40],
  ]
  return found.flatMap(([problem, applies]) => (applies ? [problem] : []))
}

/** What people quote: `OFF-2026-0042`, and from the second version on `OFF-2026-0042 v2`. */
export function shownOfferNumber({
  offer_nr,
  version,
}: {
  readonly offer_nr: string
  readonly version: number
}): string {
  return version > 1 ? `${offer_nr} v${version}` : offer_nr
}

/**
 * What somebody looks for, without the versions behind numbers: lists and file names show them, the number itself has
 * none. Anywhere else `v2` is a word of a title.
 */
export function withoutVersions(search: string): string {
  const words = search.split(/\s+/).filter(Boolean)
  return words.filter((word, index) => !(/^v\d{1,6}$/i.test(word) && isLikeNumber(words[index - 1] ?? ''))).join(' ')
}

/** A pattern may be nearly anything; a year or a size alone is none. */
const isLikeNumber = (word: string): boolean => /\d$/.test(word) && /[-._/]|^0|\d{5}/.test(word)

const sequenceToken = /^SEQ(?::([1-9]))?$/
