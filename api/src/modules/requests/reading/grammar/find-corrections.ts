import {
  changes,
  newFirst,
  onCondition,
  positioned,
  takenBack,
  theLast,
  turnsBack,
} from '../words/correction-patterns.ts'
import { evidenceOf } from './evidence/goods-evidence.ts'
import { articles, spelledNumber } from './tokens/number-words.ts'
import { splitSentences } from './split-clauses.ts'
import { stemsOf } from './tokens/stems-of.ts'
import { tokenise } from './tokens/tokenise.ts'
import type { Token } from './tokens/token.types.ts'

/** What a sentence changes in what was asked for before it. */
export interface Correction {
  /** The number that stood there, when it says so. */
  readonly old: number | null
  /** Null where the goods are taken back. */
  readonly wanted: number | null
  /** `Positie 5`, by which the list numbers its lines. */
  readonly position: number | null
  /** What it calls the goods; empty for `dat`, `die laatste`, `er`. */
  readonly goods: readonly string[]
  readonly sizes: readonly string[]
  /** Its own words for the goods. */
  readonly described: readonly Token[]
  /** It speaks of what was named last. */
  readonly last: boolean
}

export interface Passage {
  readonly start: number
  readonly end: number
  readonly correction: Correction | null
}

/** A text in order: what is read as always, and the sentences that may correct what was said before them. */
export function findCorrections(text: string, english: boolean): Passage[] {
  const passages: { start: number; end: number; correction: Correction | null }[] = [
    { start: 0, end: 0, correction: null },
  ]
  const turns = new Set([...text.matchAll(turnsBack)].map(({ index, 0: gap }) => index + gap.length))
  for (const tokens of splitSentences(tokenise(text, english)).flatMap((sentence) => splitBack(sentence, turns))) {
    const correction = correctionOf(tokens)
    const end = tokens.at(-1)?.end ?? 0
    const last = passages.at(-1)
    if (correction || last?.correction) passages.push({ start: tokens[0]?.start ?? 0, end, correction })
    else if (last) last.end = end
  }
  return passages
}

/** `20 latten, o nee wacht, maak er 30 van`. */
function splitBack(sentence: readonly Token[], turns: ReadonlySet<number>): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of sentence) {
    if (turns.has(token.start) && parts.at(-1)?.length) parts.push([])
    parts.at(-1)?.push(token)
  }
  return parts
}

function correctionOf(tokens: readonly Token[]): Correction | null {
  const { said, numbers } = spoken(tokens)
  const [first, second] = numbers
  const named = {
    goods: stemsOf(tokens.filter((token) => evidenceOf(token) === 'goods')),
    sizes: tokens.filter(({ kind }) => kind === 'size').map(({ folded }) => folded.replace(/\s/g, '')),
    last: theLast.test(said),
    described: tokens.filter((token) => ['goods', 'size', 'attribute', 'measure'].includes(evidenceOf(token))),
    position: Number(positioned.exec(said)?.[1] ?? 0) || null,
  }
  if (takenBack.test(said))
    return onCondition.test(said) || numbers.length > 1 ? null : { ...named, old: first ?? null, wanted: null }
  if (first === undefined || numbers.length > 2) return null
  if (newFirst.test(said) && second !== undefined) return { ...named, old: second, wanted: first }
  if (!changes.some((pattern) => pattern.test(said))) return null
  return second === undefined ? { ...named, old: null, wanted: first } : { ...named, old: first, wanted: second }
}

/** Of lengths only those that no piece has: `6 m` says which goods. */
const isAmount = (token: Token | undefined): token is Token =>
  token?.kind === 'measure' && (/^m[123]$/.test(token.unit ?? '') || (token.unit === 'm' && (token.value ?? 0) > 7))

/** `12 ipv 9`: the number that a label made one that counts nothing. */
const insteadOf = (tokens: readonly Token[], at: number): number | undefined =>
  tokens[at]?.kind === 'never' &&
  ['ipv', 'i.p.v.', 'was'].includes(tokens[at - 1]?.folded ?? '') &&
  /^\d{1,6}$/.test(tokens[at].text)
    ? Number(tokens[at].text)
    : undefined

/** The words with `#` for every number that counts. */
function spoken(tokens: readonly Token[]): { readonly said: string; readonly numbers: readonly number[] } {
  const said: string[] = []
  const numbers: number[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    const spelled =
      token?.kind === 'word' && !articles.has(token.folded)
        ? spelledNumber(tokens.slice(at, at + 6).map(({ kind, folded }) => (kind === 'word' ? folded : '')))
        : null
    const value = token?.kind === 'number' || isAmount(token) ? token.value : (insteadOf(tokens, at) ?? spelled?.value)
    if (value !== undefined) numbers.push(value)
    said.push(value === undefined ? (token?.folded ?? '') : '#')
    if (spelled) at += spelled.length - 1
  }
  return { said: said.join(' '), numbers }
}
