import { words } from '../words/words.ts'
import type { Anchor } from './anchors/anchor.types.ts'
import { evidenceOf } from './evidence/goods-evidence.ts'
import { isPlace } from './evidence/is-place.ts'
import type { Token } from './tokens/token.types.ts'
import { wordSet } from './tokens/word-set.ts'

/** One thing that is asked for: a stretch of tokens with its quantity in it. */
export interface Item {
  readonly from: number
  readonly to: number
  readonly anchor: Anchor
  /** The stretch that names its goods, where that of another item does. */
  readonly goods: Stretch | null
}

interface Stretch {
  readonly from: number
  readonly to: number
}

/**
 * Gives every quantity the words that belong to it: those after it (`20 bouten M8`) or those before it (`bouten M8:
 * 20`), each stretch once. A quantity without words of its own (`koker 40x40, 6 m, 4 st`) is another one for the item
 * before it, and the surer of the two holds.
 */
export function findItems(tokens: readonly Token[], anchors: readonly Anchor[]): Item[] {
  const shared = itemsOfHead(tokens, anchors)
  if (shared) return shared
  const items: Item[] = []
  for (const [index, anchor] of anchors.entries()) {
    const free = items.at(-1)?.to ?? 0
    const next = anchors[index + 1]?.from ?? tokens.length
    const before = stretchBefore(tokens, free, anchor.from)
    const after = stretchAfter(tokens, anchor.to, next)
    const pointed = before === null && after === null ? pointedAt(tokens, free, anchor) : null
    const last = items.at(-1)
    if (last && isMoreOfIt(tokens, anchor, last)) {
      items.push({ from: anchor.from, to: anchor.to, anchor, goods: last.goods ?? goodsOf(last) })
    } else if (pointed) {
      items.push({ from: anchor.from, to: anchor.to, anchor, goods: pointed })
    } else if (before !== null && prefersBefore(tokens, before, anchor, after)) {
      items.push({
        from: before,
        to: next === tokens.length ? withTail(tokens, anchor.to, next) : withAttributes(tokens, anchor.to, next),
        anchor,
        goods: null,
      })
    } else if (after !== null) {
      items.push({
        from: isDitto(tokens[anchor.from - 1]) ? anchor.from - 1 : anchor.from,
        to: beforeNextItem(tokens, anchor, after, anchors[index + 1]),
        anchor,
        goods: null,
      })
    } else if (last && isLooseNumber(tokens, anchor)) {
      items[items.length - 1] = { ...last, to: Math.max(last.to, anchor.to) }
    } else if (last && isSurer(tokens, anchor, last.anchor)) {
      items[items.length - 1] = { ...last, to: anchor.to, anchor }
    } else if (last) {
      items[items.length - 1] = { ...last, to: Math.max(last.to, anchor.to) }
    } else if (before !== null) {
      items.push({ from: before, to: anchor.to, anchor, goods: null })
    }
  }
  return items
}

/** `schroeven: 5 dozen 4x40, 3 dozen 5x80 verzinkt`: what stands before the colon is what all of them are. */
function itemsOfHead(tokens: readonly Token[], anchors: readonly Anchor[]): Item[] | null {
  const [first] = anchors
  if (!first || anchors.length < 2 || tokens[first.from - 1]?.text !== ':') return null
  const from = stretchBefore(tokens, 0, first.from - 1)
  if (
    from === null ||
    !tokens.slice(from, first.from).some((token) => ['goods', 'unknown'].includes(evidenceOf(token)))
  )
    return null
  const items = anchors.flatMap((anchor, index) => {
    const to = stretchAfter(tokens, anchor.to, anchors[index + 1]?.from ?? tokens.length)
    const isOwn =
      to === null ||
      tokens.slice(anchor.to, to).some((token) => evidenceOf(token) === 'goods') ||
      (index > 0 && !isBoundary(tokens[anchor.from - 1]))
    return isOwn ? [] : [{ from: anchor.from, to, anchor, goods: { from, to: first.from - 1 } }]
  })
  return items.length === anchors.length ? items : null
}

/**
 * `20 m2 tegels 60x60 voor boven en 8 m2 voor de hal`: the same unit again, and neither before nor behind it goods of
 * its own.
 */
function isMoreOfIt(tokens: readonly Token[], anchor: Anchor, { from, anchor: last }: Item): boolean {
  if (anchor.unit === null || anchor.unit === 'x' || anchor.unit !== last.unit || !isPlace(tokens, anchor.to))
    return false
  const between = tokens.slice(last.to, anchor.from)
  // `bochten 45°, 12 stuks en moffen 75 mm, 30 stuks`: where goods stand before their quantity, those between are the
  // next ones.
  if (from < last.from && between.some((token) => evidenceOf(token) === 'goods')) return false
  const parted = between.findLastIndex(
    (token) => token.text === ',' || (token.kind === 'word' && words.joiners.has(token.folded)),
  )
  return parted >= 0 && !between.slice(parted).some((token) => isDitto(token) || evidenceOf(token) !== 'none')
}

/** What an item says besides its quantity. */
const goodsOf = ({ from, to, anchor }: Item): Stretch =>
  anchor.from === from ? { from: anchor.to, to } : { from, to: anchor.from }

const isDitto = (token: Token | undefined): boolean => token?.kind === 'word' && words.ditto.has(token.folded)

const isSurer = (tokens: readonly Token[], one: Anchor, other: Anchor): boolean =>
  (one.strength === 'bare' && other.strength === 'bare' && /^[:=–-]$/.test(tokens[one.from - 1]?.text ?? '')) ||
  (other.strength === 'measure'
    ? one.strength !== 'measure'
    : other.strength === 'bare'
      ? one.strength === 'unit' || one.strength === 'times'
      : other.unit === null && one.strength === 'unit')

/** `pvc buis 110`: a number right behind goods that have a quantity is a size. */
const isLooseNumber = (tokens: readonly Token[], anchor: Anchor): boolean =>
  anchor.strength === 'bare' && !isBoundary(tokens[anchor.from - 1])

const tells = (
  tokens: readonly Token[],
  from: number,
  to: number,
): { readonly goods: boolean; readonly any: boolean } => {
  const said = tokens.slice(from, to).map(evidenceOf)
  return { goods: said.includes('goods') || said.includes('size'), any: said.some((evidence) => evidence !== 'none') }
}

const isBoundary = (token: Token | undefined): boolean =>
  token !== undefined &&
  ((token.kind === 'mark' && /^[,;:=|•+–-]$/.test(token.text)) ||
    (token.kind === 'word' && words.joiners.has(token.folded)))

/**
 * Where the words before a quantity start: after the words that introduce them. Null when there are none that tell
 * anything.
 */
function stretchBefore(tokens: readonly Token[], free: number, end: number): number | null {
  let at = end
  let first: number | null = null
  while (at > free && softeners.has(tokens[at - 1]?.folded ?? '')) at -= 1
  while (at > free) {
    const token = tokens[at - 1]
    if (!token || (token.kind === 'mark' && token.text === ';')) break
    if (token.kind === 'word' && (words.clauseWords.has(token.folded) || isIntro(tokens, at - 1))) break
    if (evidenceOf(token) !== 'none' || isDitto(token)) first = at - 1
    at -= 1
  }
  return first === null || !tells(tokens, first, end).any ? null : first
}

/** `45x45 zwart mat, daar hebben we 9 m2 van nodig`: the goods stand before the comma. */
function pointedAt(tokens: readonly Token[], free: number, { from }: Anchor): Stretch | null {
  let at = from
  while (at > free && evidenceOf(tokens[at - 1]) === 'none' && tokens[at - 1]?.text !== ',') at -= 1
  const to = tokens[at - 1]?.text === ',' ? at - 1 : at
  const start = tokens.slice(at, from).some(({ folded }) => words.pointers.has(folded))
    ? stretchBefore(tokens, free, to)
    : null
  return start === null ? null : { from: start, to }
}

/** Between goods and their quantity: `B933-16060-A2 graag 1 stuk`. */
const softeners = wordSet('softeners')
const intros = wordSet('intros')

/** `prijs voor bouten`, yet not `muurverf voor buiten`. */
const isIntro = (tokens: readonly Token[], at: number): boolean =>
  intros.has(tokens[at]?.folded ?? '') &&
  !tokens.slice(Math.max(0, at - 3), at).some((token) => ['goods', 'size', 'attribute'].includes(evidenceOf(token)))

/** Where the words after a quantity end; null when none of them tells of goods. */
function stretchAfter(tokens: readonly Token[], start: number, end: number): number | null {
  const first = tokens[start]
  if (
    first === undefined ||
    start >= end ||
    (first.kind === 'mark' && /^[,;.)]$/.test(first.text)) ||
    (first.kind === 'word' && words.joiners.has(first.folded))
  )
    return null
  const to = withTail(tokens, start, end)
  return to > start && (tells(tokens, start, to).any || tokens.slice(start, to).some(isDitto)) ? to : null
}

/** The end of a stretch, without a clause that follows a comma or `en` and tells of no goods. */
function withTail(tokens: readonly Token[], start: number, end: number): number {
  let to = start
  let at = start
  while (at < end) {
    let stop = at + 1
    while (stop < end && (!isBoundary(tokens[stop]) || isInBrackets(tokens, at, stop))) stop += 1
    const chunk = tokens.slice(isBoundary(tokens[at]) ? at + 1 : at, stop)
    const clause = chunk.findIndex(
      ({ kind, folded }, index) =>
        kind === 'word' &&
        words.clauseWords.has(folded) &&
        !(at === start && index === 0 && evidenceOf(chunk[1]) === 'goods'),
    )
    const about = chunk.some((token) => ['goods', 'size', 'attribute'].includes(evidenceOf(token)))
    if (clause >= 0 && at > start && !about) break
    if (clause > 0 && about) return at + (isBoundary(tokens[at]) ? 1 : 0) + clauseEnd(chunk, clause)
    if (clause === 0 && at > start) break
    if (clause >= 0 && at === start) return clause === 0 ? start : at + clause
    to = stop
    at = stop
  }
  return trimmed(tokens, start, to)
}

/** `(60x60, beige, mat)` is one description. */
function isInBrackets(tokens: readonly Token[], from: number, at: number): boolean {
  const said = tokens.slice(from, at).map(({ text }) => text)
  return said.lastIndexOf('(') > said.lastIndexOf(')') && tokens.slice(at, at + 8).some(({ text }) => text === ')')
}

/** A clause word cuts, unless goods are told of after it too (`beits die op eiken kan, 2,5 L`). */
const clauseEnd = (chunk: readonly Token[], clause: number): number =>
  chunk.slice(clause).some((token) => evidenceOf(token) === 'size') ? chunk.length : clause

function trimmed(tokens: readonly Token[], start: number, end: number): number {
  let to = end
  while (
    to > start &&
    (isBoundary(tokens[to - 1]) || /^[(/]$/.test(tokens[to - 1]?.text ?? '') || isDangling(tokens[to - 1]))
  )
    to -= 1
  return to
}

const dangling = wordSet('dangling')
const isDangling = (token: Token | undefined): boolean =>
  token?.kind === 'word' && (dangling.has(token.folded) || words.ditto.has(token.folded))

/** After `bouten M8: 20` only what still describes the bolts (`, verzinkt`). */
function withAttributes(tokens: readonly Token[], start: number, end: number): number {
  let to = start
  for (let at = start; at < end; at += 1) {
    const token = tokens[at]
    if (!token || isBoundary(token)) {
      if (at > start || token?.text !== ',') break
      continue
    }
    if (evidenceOf(token) !== 'attribute') break
    const following = tokens[at + 1]
    if (following && !isBoundary(following) && evidenceOf(following) !== 'attribute') break
    to = at + 1
  }
  return to
}

/** Both sides tell something: the side that names goods wins, and of two such sides the one before. */
function prefersBefore(tokens: readonly Token[], before: number, anchor: Anchor, after: number | null): boolean {
  const told = tells(tokens, before, anchor.from)
  if (after === null) return told.any
  const follows = tells(tokens, anchor.to, after)
  if (told.goods !== follows.goods) return told.goods && !startsSentence(tokens, anchor)
  return told.goods && !startsSentence(tokens, anchor)
}

/** A quantity behind a comma or `en` with words of its own starts its own item. */
function startsSentence(tokens: readonly Token[], anchor: Anchor): boolean {
  const before = tokens[anchor.from - 1]
  const next = tokens[anchor.to]
  const parted =
    before === undefined ||
    (before.kind === 'mark' && /^[,;(•+]$/.test(before.text)) ||
    (before.kind === 'word' && (words.joiners.has(before.folded) || words.clauseWords.has(before.folded)))
  return (
    parted &&
    next !== undefined &&
    evidenceOf(next) !== 'none' &&
    tells(tokens, anchor.to, Math.min(tokens.length, anchor.to + 6)).goods
  )
}

/** `10 bouten M8, moeren M8 20 st`: what is behind the comma belongs to the quantity that follows it. */
function beforeNextItem(tokens: readonly Token[], anchor: Anchor, end: number, next: Anchor | undefined): number {
  if (!next || next.from < end) return end
  const behindNext = tokens[next.to]
  if (behindNext !== undefined && !isBoundary(behindNext) && evidenceOf(behindNext) !== 'none') return end
  for (let at = end - 1; at > anchor.to; at -= 1) {
    if (
      isBoundary(tokens[at]) &&
      tells(tokens, anchor.to, at).any &&
      tokens.slice(at, end).some((token) => evidenceOf(token) === 'goods')
    )
      return at
  }
  return end
}
