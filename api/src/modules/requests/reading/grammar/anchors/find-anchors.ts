import { isPacking, unitOf } from '../../../units/unit-of.ts'
import { words } from '../../words/words.ts'
import { evidenceOf, isGoodsWord } from '../evidence/goods-evidence.ts'
import { articles, spelledNumber } from '../tokens/number-words.ts'
import type { Token } from '../tokens/token.types.ts'
import { wordSet } from '../tokens/word-set.ts'
import type { Anchor } from './anchor.types.ts'
import { isBoundary, isLoose, measureAnchor, numberAnchor } from './number-anchor.ts'
import { isPackContent, withoutSizes } from '../without-sizes.ts'

const sameNumber: readonly (readonly string[])[] = [
  ['evenveel'],
  ['net', 'zoveel'],
  ['hetzelfde', 'aantal'],
  ['dezelfde', 'hoeveelheid'],
  ['as', 'many'],
  ['the', 'same', 'number', 'of'],
  ['the', 'same', 'amount', 'of'],
]
/** Between what things cost and what costs it: `€ 12 voor een plaat`. */
const forPrice = wordSet('forPrice')

/** All quantities of a line or sentence, from left to right. */
export function findAnchors(tokens: readonly Token[], english: boolean): Anchor[] {
  const anchors: Anchor[] = []
  let sum: Anchor | null = null
  for (let index = 0; index < tokens.length; index += 1) {
    const anchor =
      anchorAt(tokens, index, english) ??
      asMany(tokens, index, anchors.at(-1)) ??
      packsAnchor(tokens, index) ??
      productAnchor(tokens, index)
    if (
      !anchor ||
      isLimit(tokens, anchor) ||
      isPackContent(tokens, anchor, anchors.at(-1)) ||
      isSaidAgain(tokens, anchor)
    )
      continue
    if (anchors.length > 0 && (isSum(tokens, anchor) || (sum && goesWith(tokens, sum, anchor)))) {
      sum = anchor
      continue
    }
    anchors.push(anchor)
    index = anchor.to - 1
  }
  return withoutSizes(tokens, anchors)
}

/** `bij meer dan 50 dozen`, `bij afname boven 50 dozen`, `bij 50 dozen of meer`: when something holds. */
const isLimit = (tokens: readonly Token[], { from, to }: Anchor): boolean => {
  if (['of', 'or'].includes(tokens[to]?.folded ?? '') && words.more.has(tokens[to + 1]?.folded ?? '')) return true
  const [second, first] = [tokens[from - 2]?.folded ?? '', tokens[from - 1]?.folded ?? '']
  return (words.more.has(second) && ['dan', 'than'].includes(first)) || (words.taken.has(second) && limits.has(first))
}
const limits = wordSet('limits')

/** `8 m2 en 20 m2, samen dus 28 m2`: what was counted before, once more. */
export const isSum = (tokens: readonly Token[], { from, to }: Anchor): boolean =>
  tokens
    .slice(Math.max(0, from - 3), from)
    .some(
      ({ folded }, at, before) =>
        words.totalling.has(folded) && !['met', 'with'].includes(before[at + 1]?.folded ?? ''),
    ) || tokens.slice(to, to + 2).some(({ folded }) => words.totalling.has(folded))

/** `totaal 36 platen en 12 zakken`: the other half of a sum. */
const goesWith = (tokens: readonly Token[], sum: Anchor, { from }: Anchor): boolean =>
  from - sum.to <= 3 && words.joiners.has(tokens[from - 1]?.folded ?? '')

/** `Dat zijn dus 27 platen`: what was asked for before, counted in another way. */
const isSaidAgain = (tokens: readonly Token[], { from }: Anchor): boolean =>
  tokens.slice(Math.max(0, from - 2), from).some(({ folded }) => folded === 'dus') &&
  !tokens.some((token) => evidenceOf(token) === 'goods' && !words.packs.has(token.folded))

function anchorAt(tokens: readonly Token[], index: number, english: boolean): Anchor | null {
  const token = tokens[index]
  if (token?.kind === 'number') return numberAnchor(tokens, index, index + 1, token.value ?? 0, english, false)
  if (token?.kind === 'measure') return measureAnchor(tokens, index, token)
  if (token?.kind !== 'word') return null
  if (token.folded === 'ten' && !english) return null
  const spelled = spelledNumber(
    tokens.slice(index, index + 6).map(({ kind, folded }) => (kind === 'word' ? folded : '')),
  )
  if (!spelled) return null
  const to = index + spelled.length
  const article = spelled.length === 1 && articles.has(token.folded)
  return article ? articleAnchor(tokens, index) : numberAnchor(tokens, index, to, spelled.value, english, true)
}

/** `10 bouten M8 en evenveel moeren`. */
function asMany(tokens: readonly Token[], index: number, previous: Anchor | undefined): Anchor | null {
  const length = previous
    ? (sameNumber.find((words_) => words_.every((word, at) => tokens[index + at]?.folded === word))?.length ?? 0)
    : 0
  return previous && length > 0
    ? { from: index, to: index + length, value: previous.value, unit: null, strength: 'unit' }
    : null
}

/** `10 x 5 doosjes schroeven`: ten times five boxes, which nobody can be sure of. */
function packsAnchor(tokens: readonly Token[], index: number): Anchor | null {
  const token = tokens[index]
  const [, times, each] = /^(\d{1,3}) ?[x×] ?(\d{1,3})$/.exec(token?.kind === 'size' ? token.folded : '') ?? []
  const next = tokens[index + 1]
  const before = tokens[index - 1]
  if (
    times === undefined ||
    next?.kind !== 'word' ||
    !words.packs.has(next.folded) ||
    !isPacking(unitOf(next.folded)) ||
    (before && evidenceOf(before) !== 'none')
  )
    return null
  return { from: index, to: index + 2, value: Number(times) * Number(each), unit: next.folded, strength: 'word' }
}

/** `2 x 100 washers M8`: two of a hundred, where the goods have a size of their own or none of this kind. */
function productAnchor(tokens: readonly Token[], index: number): Anchor | null {
  const token = tokens[index]
  const [, times, each] = /^(\d{1,2}) ?[x×] ?(\d{2,5})$/.exec(token?.kind === 'size' ? token.folded : '') ?? []
  const next = tokens[index + 1]
  const before = tokens[index - 1]
  if (
    times === undefined ||
    next?.kind !== 'word' ||
    !isGoodsWord(next.folded) ||
    (before && evidenceOf(before) !== 'none')
  )
    return null
  const following = tokens.slice(index + 2, index + 8)
  const stop = following.findIndex(isBoundary)
  const sized = (stop < 0 ? following : following.slice(0, stop)).some(
    (other) => other.kind === 'size' && /^m ?\d|x/.test(other.folded),
  )
  return sized || words.accessories.has(next.folded)
    ? { from: index, to: index + 1, value: Number(times) * Number(each), unit: null, strength: 'unit' }
    : null
}

/** `bezig met een kap`, `werk aan een goot`: where something is done, unless goods were named before. */
const places = wordSet('places')

/** `een blik verf` is one tin; `een offerte` is none. */
function articleAnchor(tokens: readonly Token[], index: number): Anchor | null {
  const at = isLoose(tokens[index + 1]?.folded ?? '') || tokens[index + 1]?.kind === 'measure' ? index + 2 : index + 1
  const next = tokens[at]
  if (index > 0 && tokens[index]?.text === 'A') return null
  if (
    places.has(tokens[index - 1]?.folded ?? '') &&
    !tokens.slice(0, index).some((token) => evidenceOf(token) === 'goods')
  )
    return null
  if (next?.kind !== 'word' || words.notGoods.has(next.folded) || isPriced(tokens, index) || isMade(tokens, at))
    return null
  const base = { from: index, value: 1, strength: 'word' as const }
  const about = tokens[index + 3]
  if (
    words.packs.has(next.folded) &&
    at === index + 1 &&
    tokens[index + 2]?.folded === 'of' &&
    about?.kind === 'number' &&
    about.value
  )
    return { from: index, to: index + 4, value: about.value, unit: next.folded, strength: 'unit' }
  if (next.folded === 'lengte' && tokens[at + 1]?.folded === 'van') return null
  if (words.packs.has(next.folded) && (tokens[at + 1]?.kind === 'word' || tokens[index + 1]?.kind === 'measure'))
    return { ...base, to: at + 1, unit: next.folded }
  if (words.pieces.has(next.folded)) return null
  return isGoodsWord(next.folded) ||
    (['attribute', 'unknown'].includes(evidenceOf(next)) && isGoodsWord(tokens[at + 1]?.folded ?? ''))
    ? { ...base, to: index + 1, unit: null }
    : null
}

/** `€ 12 voor een plaat`: what one costs. */
const isPriced = (tokens: readonly Token[], index: number): boolean =>
  forPrice.has(tokens[index - 1]?.folded ?? '') && /[€£$]|eur/.test(tokens[index - 2]?.folded ?? '')

/** `een schutting maken`, `building a fence`: the work, not the goods that it takes. */
function isMade(tokens: readonly Token[], at: number): boolean {
  const following = tokens.slice(at, at + 6)
  const stop = following.findIndex(isBoundary)
  return (
    words.making.has(tokens[at - 2]?.folded ?? '') ||
    (stop < 0 ? following : following.slice(0, stop)).some(({ folded }) => words.making.has(folded))
  )
}
