import { fold } from '../words/fold.ts'
import { words } from '../words/words.ts'
import { findAnchors, type Anchor } from './find-anchors.ts'
import { findItems, type Item } from './find-items.ts'
import { evidenceOf } from './goods-evidence.ts'
import { splitSentences, splitTurns } from './split-clauses.ts'
import { tokenise } from './tokenise.ts'
import type { Token } from './token.types.ts'

export interface FoundItem {
  /** Character offsets in the text that was read. */
  readonly start: number
  readonly end: number
  readonly tokens: readonly Token[]
  /** What the clause says behind it, up to the next item. */
  readonly behind: readonly Token[]
  readonly quantity: number
  readonly unit: string | null
  readonly assumed: boolean
  /** Names goods, not only sizes and finishes. */
  readonly named: boolean
  readonly sure: boolean
  /** Names goods that are known as such, or their size. */
  readonly known: boolean
}

export interface ClauseContext {
  readonly english: boolean
  /** A line of a list, where goods need no other mark than a quantity. */
  readonly list: boolean
  /** Stands under a heading that names goods, so that a length and a quantity are enough. */
  readonly headed?: boolean
  readonly bullet?: boolean
  /** The mail asks for nothing anywhere: quantities in its sentences are a story. */
  readonly story?: boolean
}

/** The items of one line or paragraph. */
export function readClauses(text: string, context: ClauseContext): FoundItem[] {
  const asked = context.list || words.asks.test(fold(text))
  const items: FoundItem[] = []
  let spoken: Token[] = []
  for (const clause of splitSentences(tokenise(text, context.english)).flatMap((sentence) => splitTurns(sentence))) {
    const found = readClause(text, clause, { ...context, asked })
    const told = found.length === 0 && !context.list ? quantityOfSpoken(text, clause, spoken, context.english) : null
    items.push(...(told ? [told] : found))
    spoken = found.length === 0 && namesGoods(clause) ? clause : []
  }
  return items
}

const namesGoods = (tokens: readonly Token[]): boolean => {
  const said = tokens.map(evidenceOf)
  return said.includes('goods') && said.includes('size')
}

/** `Hebben jullie vuren 71x196? Wat kosten 15 stuks?`: the goods are named in the sentence before their quantity. */
function quantityOfSpoken(text: string, clause: readonly Token[], spoken: readonly Token[], english: boolean): FoundItem | null {
  const [anchor, another] = findAnchors(clause, english).filter((found) => (found.strength === 'unit' && found.unit !== null) || isOfThem(clause, found))
  const from = spoken.findIndex((token) => ['goods', 'size', 'attribute'].includes(evidenceOf(token)))
  const last = anchor && clause[anchor.to - 1]
  const first = spoken[from]
  if (!anchor || another || !last || !first || clause.some((token, at) => (at < anchor.from || at >= anchor.to) && evidenceOf(token) === 'goods') || isRefused(text.slice(first.start, last.end))) return null
  return { start: first.start, end: last.end, tokens: spoken.slice(from), behind: [], quantity: anchor.value, unit: anchor.unit, assumed: false, named: true, sure: false, known: true }
}

/** `Ik heb er 60 nodig`. */
const isOfThem = (tokens: readonly Token[], { from, strength }: Anchor): boolean => (strength === 'bare' || strength === 'word') && tokens[from - 1]?.folded === 'er'

/** Goods that a sentence asks for without saying how many: `graag een prijs voor hoekstaal 40x40x4`. One is assumed. */
export function readAssumed(text: string, english: boolean): FoundItem[] {
  return splitSentences(tokenise(text, english)).flatMap((tokens) => {
    const first = tokens.findIndex((token) => ['goods', 'attribute'].includes(evidenceOf(token)))
    const last = tokens.findLastIndex((token) => ['goods', 'size', 'attribute', 'measure'].includes(evidenceOf(token)))
    const own = tokens.slice(first, last + 1)
    const [start, end] = [own[0]?.start ?? 0, own.at(-1)?.end ?? 0]
    const whole = text.slice(tokens[0]?.start, tokens.at(-1)?.end)
    if (first < 0 || !namesGoods(own) || !words.asks.test(fold(whole)) || isRefused(whole) || whole.endsWith(':')) return []
    return [{ start, end, tokens: own, behind: [], quantity: 1, unit: null, assumed: true, named: true, sure: false, known: true }]
  })
}

/** Says that goods are taken back, put off, or only told of. */
export function isRefused(text: string): boolean {
  const folded = fold(text)
  return words.refusals.test(folded) || (words.told.test(folded) && !words.asks.test(folded))
}

function readClause(text: string, tokens: readonly Token[], context: Judgement): FoundItem[] {
  const [first] = tokens
  const last = tokens.at(-1)
  if (!first || !last || isRefused(text.slice(first.start, last.end))) return []
  const anchors = realAnchors(findAnchors(tokens, context.english), context.list || words.asks.test(fold(text.slice(first.start, last.end))))
  const story = context.story === true && !anchors.some(({ strength }) => strength === 'unit' || strength === 'times')
  return findItems(tokens, anchors).filter((item) => isGoods(tokens, item, { ...context, story })).map((item, index, items) => asFound(tokens, item, items[index + 1]?.from ?? tokens.length))
}

/** `een ontstoppingsstuk` counts beside other goods or where something is asked for; `ik ga een schutting maken` tells a story. */
function realAnchors(anchors: readonly Anchor[], asked: boolean): readonly Anchor[] {
  const loose = ({ strength, unit, value }: Anchor): boolean => strength === 'word' && unit === null && value === 1
  return asked || !anchors.every(loose) ? anchors : []
}

interface Judgement extends ClauseContext {
  readonly asked: boolean
}

/** What is counted is goods, and not days, houses or people. */
function isGoods(tokens: readonly Token[], { from, to, anchor }: Item, { list, asked, headed = false, bullet = false, story = false }: Judgement): boolean {
  const own = tokens.filter((_, index) => index >= from && index < to && (index < anchor.from || index >= anchor.to))
  const said = own.map(evidenceOf)
  const firstWord = tokens.slice(anchor.to, anchor.to + 3).find((token) => token.kind === 'word' && !words.attributes.has(token.folded))
  const counts = firstWord !== undefined && tokens.indexOf(firstWord) < to && words.notGoods.has(firstWord.folded)
  const strong = said.includes('goods') || (said.includes('size') && said.some((evidence) => evidence === 'unknown' || evidence === 'attribute'))
  if (anchor.strength !== 'unit' && tokens.slice(anchor.to, anchor.to + 3).some(({ kind, folded }) => kind === 'word' && words.kinds.has(folded))) return false
  if (counts && evidenceOf(tokens[tokens.indexOf(firstWord) + 1]) !== 'goods') return false
  if (story && !list) return false
  if (strong) return true
  if (bullet && anchor.strength === 'bare' && said.includes('unknown')) return true
  if (headed && said.some((evidence) => evidence !== 'none')) return true
  const behind = evidenceOf(tokens[anchor.to]) !== 'none' && anchor.to < to
  if (anchor.strength === 'measure' || (anchor.strength === 'bare' && !behind)) return (list || (asked && leads(tokens, anchor))) && behind && said.includes('unknown') || (said.includes('size') && list && anchor.strength === 'bare')
  const weak = said.includes('unknown') || said.includes('size')
  if (anchor.strength === 'unit' || anchor.strength === 'times') return weak || (list && said.includes('attribute'))
  if (list) return weak || said.includes('attribute')
  return asked && weak && anchor.value > 1 && leads(tokens, anchor)
}

/** An unknown word right behind the quantity may be goods; further away it is part of a story. */
const leads = (tokens: readonly Token[], anchor: Anchor): boolean => ['unknown', 'size'].includes(evidenceOf(tokens[anchor.to]))

function asFound(tokens: readonly Token[], { from, to, anchor }: Item, next: number): FoundItem {
  const own = tokens.slice(from, Math.max(to, anchor.to))
  const described = own.filter((token) => !tokens.slice(anchor.from, anchor.to).includes(token))
  return {
    start: own[0]?.start ?? 0,
    end: own.at(-1)?.end ?? 0,
    tokens: described,
    behind: tokens.slice(Math.max(to, anchor.to), next),
    quantity: anchor.value,
    unit: anchor.unit === 'x' ? null : anchor.unit,
    assumed: false,
    named: described.some((token) => ['goods', 'unknown'].includes(evidenceOf(token))),
    known: described.some((token) => ['goods', 'size'].includes(evidenceOf(token))),
    sure: anchor.strength === 'unit' || anchor.strength === 'times' || described.some((token) => evidenceOf(token) === 'goods'),
  }
}
