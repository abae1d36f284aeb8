import { keptWords } from '../handling/lines/normal-line.ts'
import { isTelling, normalCode } from '../matching/index/codes.ts'
import lineWords from './line-words.json' with { type: 'json' }

/** A customer's own number of a product. */
export interface OwnNumber {
  readonly number: string
  readonly productId: number
}

/** Words of a line that stand together, and may be a number. */
interface Stretch {
  readonly from: number
  readonly count: number
  readonly written: string
  readonly code: string
}

const markers = new Set(lineWords.markers)
const ofTheSeller = new Set(lineWords.ofTheSeller)
const units = new Set(lineWords.units)

/** A number is written in at most so many words. */
const mostWords = 5
const longestCode = 60

/** The codes of all numbers that the words of a line may hold. */
export function codesToLookUp(words: readonly string[]): string[] {
  return [...new Set(words.flatMap((_, from) => stretchesAt(words, from).map(({ code }) => code)))]
}

/**
 * The product whose own number, of those with a code of the line, the line names. Of two that it names none is meant
 * for certain.
 */
export function namedInLine(
  words: readonly string[],
  byCode: ReadonlyMap<string, readonly OwnNumber[]>,
): number | undefined {
  const found = new Set<number>()
  let from = 0
  while (from < words.length) {
    const named = stretchesAt(words, from)
      .map((stretch) => ({ count: stretch.count, number: numberAt(words, stretch, byCode) }))
      .find(({ number }) => number !== undefined)
    if (named?.number) found.add(named.number.productId)
    from += named?.count ?? 1
  }
  return found.size === 1 ? [...found][0] : undefined
}

/** Longest first. Words without a digit are a number only where they are called so. */
function stretchesAt(words: readonly string[], from: number): Stretch[] {
  const longest = Math.min(mostWords, words.length - from)
  return Array.from({ length: longest }, (_, shorter) => longest - shorter)
    .map((count) => {
      const written = words.slice(from, from + count).join(' ')
      return { from, count, written, code: normalCode(written) }
    })
    .filter(
      (stretch) =>
        stretch.code !== '' &&
        stretch.code.length <= longestCode &&
        (/\d/.test(stretch.code) || isCalledSo(words, stretch)),
    )
}

function numberAt(
  words: readonly string[],
  stretch: Stretch,
  byCode: ReadonlyMap<string, readonly OwnNumber[]>,
): OwnNumber | undefined {
  const { from, code, written, count } = stretch
  const same = byCode.get(code) ?? []
  if (same.length === 0 || isOfTheSeller(words, from)) return undefined
  const exact = same.find(({ number }) => keptWords(number).join(' ') === written)
  if (exact) return isCalledSo(words, stretch) || standsOut(words, stretch) ? exact : undefined
  return same.length === 1 && isTelling(code, count) && !isSize(written) ? same[0] : undefined
}

/** Alone on its line, or behind a word for it. */
function isCalledSo(words: readonly string[], { from, count }: Stretch): boolean {
  return count === words.length || markers.has(words[from - 1] ?? '')
}

/** "Uw art.nr 4711" is the seller's, not the customer's. */
function isOfTheSeller(words: readonly string[], from: number): boolean {
  const before = markers.has(words[from - 1] ?? '') ? from - 2 : from - 1
  return ofTheSeller.has(words[before] ?? '')
}

/** Nothing else that a line says of goods looks like it. */
function standsOut(words: readonly string[], { from, count, code, written }: Stretch): boolean {
  if (isSize(written)) return false
  return /^\d+$/.test(code) ? code.length >= 5 && !units.has(words[from + count] ?? '') : code.length >= 4
}

/** `m8`, `m8x40`, `20x140x4000`, `12000mm`. */
const isSize = (written: string): boolean =>
  /^m?\d+(\.\d+)?(x\d+(\.\d+)?)*(mm|cm|m)?$/.test(written) && /[xm]/.test(written)
