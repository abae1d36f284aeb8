import { dutch } from '../../words/lists/dutch.ts'
import { english } from '../../words/lists/english.ts'
import { wordSet } from './word-set.ts'

/** Two words for 1 that are usually an article. */
export const articles = wordSet('articles')

const simple: ReadonlyMap<string, number> = new Map(Object.entries({ ...english.numbers, ...dutch.numbers }))
const longestFirst = Object.keys(dutch.numbers)
  .filter((word) => !['paar', 'gros', 'dozijn', 'anderhalf', 'anderhalve'].includes(word))
  .sort((a, b) => b.length - a.length)

/** A Dutch number in one word: `vijfentwintig`, `honderdtwintig`, `tweehonderdvijftig`. Null when it is none. */
function dutchNumber(word: string): number | null {
  if (word.length > 60) return null
  let rest = word
  let total = 0
  let part = 0
  while (rest !== '') {
    const next = longestFirst.find((candidate) => rest.startsWith(candidate))
    if (next === undefined) return null
    const value = dutch.numbers[next] ?? 0
    if (value >= 1000) [total, part] = [total + (part || 1) * value, 0]
    else part = value === 100 ? (part || 1) * value : part + value
    rest = rest.slice(next.length).replace(/^en(?=.)/, '')
  }
  return total + part
}

/** `tweeënhalve`. */
const halfMore = (value: number | null): number | null => (value === null ? null : value + 0.5)

/** The value of one word, or null: `twaalf`, `twenty-four`, `tweehonderdvijftig`. */
export function wordValue(word: string): number | null {
  const known = simple.get(word)
  if (known !== undefined) return known
  const whole = /^(.{3,50})enhal(?:f|ve)$/.exec(word)?.[1]
  if (whole !== undefined) return halfMore(dutchNumber(whole))
  if (word.length > 5 && word.endsWith('tal')) return dutchNumber(word.slice(0, -3))
  const parts = word.split('-').map((part) => simple.get(part))
  if (parts.length === 2 && parts.every((part) => part !== undefined)) return (parts[0] ?? 0) + (parts[1] ?? 0)
  return dutchNumber(word)
}

export interface SpelledNumber {
  readonly value: number
  /** How many words it takes. */
  readonly length: number
}

const multipliers = wordSet('multipliers')
/** `een dozijn`, `een tiental`. */
const isMultiplier = (word: string): boolean =>
  multipliers.has(word) || (word.endsWith('tal') && wordValue(word) !== null)

/**
 * A number in several words at the start: `two dozen`, `half a dozen`, `one hundred and twenty`, `een paar`. Null when
 * there is none.
 */
export function spelledNumber(words: readonly string[]): SpelledNumber | null {
  const half = /^(half (?:a|een) (?:dozen|dozijn)|half dozen|een half dozijn|half dozijn)(?: |$)/.exec(
    words.slice(0, 3).join(' '),
  )?.[1]
  if (half !== undefined) return { value: 6, length: half.split(' ').length }
  let total = 0
  let length = 0
  let pending = 0
  for (const [index, word] of words.entries()) {
    if (
      word === 'and' &&
      total + pending > 0 &&
      words[index + 1] !== undefined &&
      total + pending >= 100 &&
      wordValue(words[index + 1] ?? '') !== null &&
      !articles.has(words[index + 1] ?? '')
    )
      continue
    const value = word === 'a' || word === 'an' || word === "'n" ? 1 : wordValue(word)
    if (word === 'dozen' && dutch.numbers[words[index - 1] ?? ''] !== undefined) break
    if (value === null || (pending > 0 && !combines(pending, value, word))) break
    if (isMultiplier(word) || word === 'couple' || word === 'pair' || word === 'paar')
      [total, pending] = [total + (pending || 1) * value, 0]
    else if (value === 1000) [total, pending] = [total + (pending || 1) * value, 0]
    else pending = value === 100 ? (pending || 1) * value : pending + value
    length = index + 1
    if (isMultiplier(word)) break
  }
  return length === 0 ? null : { value: total + pending, length }
}

const combines = (pending: number, value: number, word: string): boolean =>
  isMultiplier(word) ||
  word === 'couple' ||
  word === 'pair' ||
  word === 'paar' ||
  value === 100 ||
  value === 1000 ||
  (pending % 100 === 0 && value < 100) ||
  (pending % 10 === 0 && pending % 100 >= 20 && value < 10)
