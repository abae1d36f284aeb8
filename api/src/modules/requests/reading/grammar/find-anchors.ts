import { isPacking, unitOf } from '../../units/unit-of.ts'
import { columnRoles } from '../words/column-roles.ts'
import { words } from '../words/words.ts'
import { evidenceOf, isGoodsWord, isNoGoods } from './goods-evidence.ts'
import { articles, spelledNumber } from './number-words.ts'
import { isPlace } from './is-place.ts'
import { isYear } from './is-year.ts'
import type { Token } from './token.types.ts'

/** How sure a number is a quantity: with a unit that counts, as `24x`, as an area or length, as a word, or bare. */
export type AnchorStrength = 'unit' | 'times' | 'measure' | 'word' | 'bare'

/** A place in the tokens where a quantity stands. */
export interface Anchor {
  readonly from: number
  /** After the last token that belongs to it, its unit included. */
  readonly to: number
  readonly value: number
  readonly unit: string | null
  readonly strength: AnchorStrength
}

const loose: ReadonlySet<string> = new Set([
  'losse',
  'volle',
  'hele',
  'grote',
  'kleine',
  'nieuwe',
  'full',
  'large',
  'small',
  'big',
  'new',
  'whole',
  'standaard',
  'hoge',
  'lage',
])
const areas: ReadonlySet<string> = new Set([
  'm1',
  'm2',
  'm3',
  'lm',
  'sqm',
  'kuub',
  'vierkante meter',
  'vierkante meters',
  'strekkende meter',
  'strekkende meters',
  'kubieke meter',
  'kubieke meters',
  'str m',
  'vierkante m',
  'strekkende m',
])
const sizesOnly = /^(?:mm|cm|dm|°|°c|c|graden|degrees?|micron|mu|ml|cl|gram|gr|watt|volt|bar|kn)$/
const multiples: ReadonlyMap<string, number> = new Map([
  ['dozijn', 12],
  ['gros', 144],
  ['gross', 144],
])
/** `40 ipv 30 stuks` asks for 40. */
const instead: ReadonlySet<string> = new Set(['ipv', 'i.p.v.'])
const sameNumber: readonly (readonly string[])[] = [
  ['evenveel'],
  ['net', 'zoveel'],
  ['hetzelfde', 'aantal'],
  ['dezelfde', 'hoeveelheid'],
  ['as', 'many'],
  ['the', 'same', 'number', 'of'],
  ['the', 'same', 'amount', 'of'],
]
const timesWord: ReadonlySet<string> = new Set(['x', 'maal', 'keer'])
/** Between what things cost and what costs it: `€ 12 voor een plaat`. */
const forPrice: ReadonlySet<string> = new Set(['voor', 'per', 'for', 'a'])

/** `2 nieuwe keukens`: says nothing about what is counted. */
export const isLoose = (folded: string): boolean => loose.has(folded)

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
const limits: ReadonlySet<string> = new Set([
  'boven',
  'vanaf',
  'onder',
  'tot',
  'above',
  'over',
  'exceeding',
  'from',
  'below',
])

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
const places: ReadonlySet<string> = new Set(['met', 'aan', 'op', 'in', 'with', 'on'])

/** `een blik verf` is one tin; `een offerte` is none. */
function articleAnchor(tokens: readonly Token[], index: number): Anchor | null {
  const at = loose.has(tokens[index + 1]?.folded ?? '') || tokens[index + 1]?.kind === 'measure' ? index + 2 : index + 1
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

function numberAnchor(
  tokens: readonly Token[],
  from: number,
  numberEnd: number,
  value: number,
  english: boolean,
  spelled: boolean,
): Anchor | null {
  if (!(value > 0) || value > 10_000_000) return null
  const to =
    instead.has(tokens[numberEnd]?.folded ?? '') && tokens[numberEnd + 1]?.kind === 'number' ? numberEnd + 2 : numberEnd
  const last = tokens[to - 1]
  const next = tokens[to]
  if (next?.kind === 'word' && timesWord.has(next.folded)) return timesAnchor(tokens, from, to, value)
  const multiple = next?.kind === 'word' ? multiples.get(next.folded) : undefined
  if (multiple !== undefined && !spelled)
    return { from, to: to + 1, value: value * multiple, unit: null, strength: 'unit' }
  if (next?.kind === 'mark' && next.text === '×' && tokens[to + 1]?.kind !== 'number')
    return { from, to: to + 1, value, unit: 'x', strength: 'times' }
  const unitAt = next?.kind === 'word' && loose.has(next.folded) ? to + 1 : to
  const unit = tokens[unitAt]
  if (
    unit?.kind === 'word' &&
    (words.pieces.has(unit.folded) || words.packs.has(unit.folded)) &&
    !startsCompound(tokens, unitAt)
  ) {
    const dozens = english && unit.folded === 'dozen' && !spelled
    const dotted = unit.glued && tokens[unitAt + 1]?.text === '.' && tokens[unitAt + 2] !== undefined ? 1 : 0
    return { from, to: unitAt + 1 + dotted, value: dozens ? value * 12 : value, unit: unit.folded, strength: 'unit' }
  }
  if (unit?.kind === 'word' && words.measures.has(unit.folded))
    return { from, to: unitAt + 1, value, unit: unit.folded, strength: 'measure' }
  if (next?.kind === 'word' && isNoGoods(next.folded) && evidenceOf(tokens[to + 1]) !== 'goods') return null
  if (
    last?.glued === true &&
    (next?.kind === 'word' || (next?.kind === 'mark' && /[/°"”'-]/.test(next.text) && next.glued))
  )
    return null
  if (isNamedSize(tokens, from, to)) return null
  const unitBefore = unitBeforeNumber(tokens, from, to)
  if (unitBefore !== null) return { from: unitBefore.from, to, value, unit: unitBefore.unit, strength: 'unit' }
  if (labelLength(tokens, from) > 0)
    return { from: from - labelLength(tokens, from), to, value, unit: null, strength: 'unit' }
  return spelled || isBareQuantity(tokens, from, to, value)
    ? { from, to, value, unit: null, strength: spelled ? 'word' : 'bare' }
    : null
}

/** `lengte 3,60`, `dikte: 12`: the number is that size, unless goods follow it. */
function isNamedSize(tokens: readonly Token[], from: number, to: number): boolean {
  const colon = /^[:=]$/.test(tokens[from - 1]?.text ?? '') ? 1 : 0
  return (
    columnRoles.get(tokens[from - 1 - colon]?.folded ?? '') === 'size' &&
    !['goods', 'size'].includes(evidenceOf(tokens[to]))
  )
}

/** `2 ring moer`: a packing that is also goods counts as goods when nothing follows it. */
const startsCompound = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.glued === true && tokens[at + 1]?.kind === 'mark' && tokens[at + 1]?.text === '-'

function timesAnchor(tokens: readonly Token[], from: number, to: number, value: number): Anchor | null {
  // `al 3 keer gebeld`: how often, unless goods follow.
  const isOften =
    tokens[to]?.folded !== 'x' &&
    !tokens.slice(to + 1, to + 4).some((token) => ['goods', 'size'].includes(evidenceOf(token)))
  return !isOften && tokens[to + 1]?.kind !== 'number'
    ? { from, to: to + 1, value, unit: tokens[to]?.folded === 'x' ? 'x' : null, strength: 'times' }
    : null
}

function measureAnchor(tokens: readonly Token[], index: number, token: Token): Anchor | null {
  const unit = token.unit ?? ''
  if (sizesOnly.test(unit) || !(token.value && token.value > 0)) return null
  const label = labelLength(tokens, index)
  return { from: index - label, to: index + 1, value: token.value, unit, strength: label > 0 ? 'unit' : 'measure' }
}

/** `st 24`, `stuk of 10`, `doos: 25` at the end of an item. */
function unitBeforeNumber(
  tokens: readonly Token[],
  from: number,
  to: number,
): { readonly from: number; readonly unit: string | null } | null {
  const next = tokens[to]
  if (next !== undefined && (!isBoundary(next) || next.text === ':') && next.text !== '.') return null
  const before = tokens[from - 1]
  const about = before?.folded === 'of' && /^stuks?$/.test(tokens[from - 2]?.folded ?? '')
  if (about) return { from: from - 2, unit: tokens[from - 2]?.folded ?? null }
  const at = before?.kind === 'mark' && /^[:=.]$/.test(before.text) ? from - 2 : from - 1
  const unit = tokens[at]
  if (
    unit?.kind !== 'word' ||
    words.labels.has(unit.folded) ||
    !(words.pieces.has(unit.folded) || words.packs.has(unit.folded)) ||
    at === 0
  )
    return null
  return tokens[at - 1]?.kind === 'number' || tokens[at - 1]?.folded === 'per'
    ? null
    : { from: at, unit: unit.folded === 'x' ? null : unit.folded }
}

const isBoundary = (token: Token | undefined): boolean =>
  token === undefined ||
  (token.kind === 'mark' && !/^["'”*#&/]$/.test(token.text)) ||
  (token.kind === 'word' && words.joiners.has(token.folded))

/** `verzinkte bouten`, `stainless carriage bolts`: goods, with what is said of them before. */
function leadsToGoods(tokens: readonly Token[], at: number): boolean {
  const goods = tokens.slice(at, at + 4).findIndex((token) => evidenceOf(token) === 'goods')
  return goods >= 0 && tokens.slice(at, at + goods).every((token) => evidenceOf(token) === 'attribute')
}

function isBareQuantity(tokens: readonly Token[], from: number, to: number, value: number): boolean {
  if (!Number.isInteger(value) || isYear(tokens, from, to)) return false
  const before = tokens[from - 1]
  const next = tokens[to]
  const said = before ? evidenceOf(before) : 'none'
  const startsItem =
    (said === 'none' || (said === 'unknown' && leadsToGoods(tokens, to))) &&
    (next?.kind === 'word' ||
      next?.kind === 'size' ||
      next?.kind === 'code' ||
      (next?.kind === 'measure' && evidenceOf(next) === 'size')) &&
    before?.kind !== 'number'
  const endsItem =
    isBoundary(next) &&
    !(next?.kind === 'mark' && /^[%°)/]$/.test(next.text) && next.text !== ')') &&
    ((said !== 'none' && said !== 'unknown') ||
      words.pointers.has(before?.folded ?? '') ||
      before?.folded === 'graag' ||
      (isBoundary(before) && before !== undefined) ||
      before?.kind === 'measure')
  // `120 - slotbout M8x60`
  const opensLine =
    from === 0 &&
    /^[-–]$/.test(next?.text ?? '') &&
    next?.glued === false &&
    ['goods', 'size', 'attribute'].includes(evidenceOf(tokens[to + 1]))
  return startsItem || opensLine || endsItem
}

/** `aantal: 24`, `qty 24`. */
function labelLength(tokens: readonly Token[], at: number): number {
  const colon = tokens[at - 1]?.kind === 'mark' && /^[:=.]$/.test(tokens[at - 1]?.text ?? '') ? 1 : 0
  const label = tokens[at - 1 - colon]
  const counted =
    label?.kind === 'word' &&
    columnRoles.get(label.folded) === 'quantity' &&
    !(colon === 0 && words.pieces.has(label.folded))
  return counted ? colon + 1 : 0
}

/** `doos à 200 stuks`, `200 st per doos`: how much is in a packing. */
function isPackContent(tokens: readonly Token[], anchor: Anchor, previous: Anchor | undefined): boolean {
  const after = tokens[anchor.to]
  const isPer =
    after !== undefined && ((after.text === '/' && after.glued) || after.folded === 'per' || after.folded === 'p')
  if (isPer && words.packs.has(tokens[anchor.to + 1]?.folded ?? '')) return true
  const before = tokens[anchor.from - 1]
  if (before?.folded === 'per' || (before?.text === '/' && before.glued)) return true
  const holder = tokens[anchor.from - 2]
  const isContent =
    before !== undefined &&
    (words.packContent.has(before.folded) ||
      words.packs.has(before.folded) ||
      before.text === '(' ||
      before.text === '@')
  if (holder?.folded === 'iets') return false
  if (!isContent || anchor.strength === 'bare')
    return (
      isContent &&
      before.text !== '(' &&
      ((previous !== undefined && isOneStretch(tokens, previous, anchor)) || words.packs.has(holder?.folded ?? ''))
    )
  if (words.packs.has(before.folded)) return previous === undefined || previous.to === anchor.from
  return (
    (words.packs.has(holder?.folded ?? '') && (previous !== undefined || before.text !== '(')) ||
    (previous !== undefined && before.text !== '(' && anchor.unit !== null && isOneStretch(tokens, previous, anchor))
  )
}

/** `8 dozen schroeven van 200 stuks`, yet not `3 bouwlagen, wij vragen levering van 60 stuks bouten`. */
const isOneStretch = (tokens: readonly Token[], previous: Anchor, anchor: Anchor): boolean =>
  tokens
    .slice(previous.to, anchor.from)
    .every(
      ({ kind, text, folded }) =>
        !(kind === 'mark' && /^[.;:)]$/.test(text)) && !(kind === 'word' && words.clauseWords.has(folded)),
    )

/** A length or volume is a quantity where it opens or ends an item that has no other; else it says which goods. */
function withoutSizes(tokens: readonly Token[], anchors: readonly Anchor[]): Anchor[] {
  const counted = anchors.some(({ strength }) => strength !== 'measure')
  return anchors.filter((anchor, index) => {
    if (isBracketed(tokens, anchor) && anchors.some((other) => isOpenBeside(tokens, other, anchor))) return false
    if (anchor.strength !== 'measure') return true
    // `de gymzaal (bouwjaar 1978, 312 m2)`
    if (tokens[anchor.to]?.text === ')' && tokens[anchor.from - 1]?.text !== '(') return false
    if (anchors[index - 1]?.to === anchor.from) return false
    if (opensItem(tokens, anchor)) return true
    const endsItem = isBoundary(tokens[anchor.to]) && index === anchors.length - 1
    return (
      (endsItem &&
        !counted &&
        (areas.has(anchor.unit ?? '') || afterGap(tokens, anchor) || isTooLong(tokens, anchor)) &&
        anchors.length === 1) ||
      (areas.has(anchor.unit ?? '') && isPlace(tokens, anchor.to) && !counted)
    )
  })
}

const isLength = /^(?:m|mtrs?|meters?|metres?)$/

/** `schroeven (200 pack) x 4`: what stands between brackets says how goods are packed when another quantity is open. */
const isBracketed = (tokens: readonly Token[], anchor: Anchor): boolean =>
  tokens[anchor.from - 1]?.text === '(' && tokens[anchor.to]?.text === ')'

/** Another quantity of the same goods: nothing between them starts other goods. */
function isOpenBeside(tokens: readonly Token[], other: Anchor, bracketed: Anchor): boolean {
  if (other === bracketed || other.strength === 'measure' || other.strength === 'bare' || isBracketed(tokens, other))
    return false
  const [first, second] = other.from < bracketed.from ? [other, bracketed] : [bracketed, other]
  return !tokens
    .slice(first.to, second.from)
    .some(
      (token) => token.text === ',' || token.text === ';' || (token.kind === 'word' && words.joiners.has(token.folded)),
    )
}

/** `vogelschroot 16 m`: no piece is that long. */
const isTooLong = (tokens: readonly Token[], { unit, value }: Anchor): boolean =>
  (isLength.test(unit ?? '') && value > 20) ||
  (((isLength.test(unit ?? '') && value > 7) || /^kg/.test(unit ?? '')) &&
    !tokens.some((token) => evidenceOf(token) === 'size'))

const afterGap = (tokens: readonly Token[], anchor: Anchor): boolean =>
  /^[:;=|–-]$/.test(tokens[anchor.from - 1]?.text ?? '')

/** `30 m koperbuis`: before the goods, and nothing about goods before it. */
function opensItem(tokens: readonly Token[], anchor: Anchor): boolean {
  const before = tokens[anchor.from - 1]
  const next = tokens[anchor.to]
  if (
    before !== undefined &&
    (evidenceOf(before) !== 'none' ||
      words.packContent.has(before.folded) ||
      before.kind === 'number' ||
      before.kind === 'measure')
  )
    return false
  if (next?.kind !== 'word' && next?.kind !== 'code' && next?.kind !== 'size') return false
  if (before !== undefined && words.ditto.has(before.folded)) return true
  const following = tokens.slice(anchor.to, anchor.to + 4)
  const stop = following.findIndex((token) => isBoundary(token))
  return (stop < 0 ? following : following.slice(0, stop)).some(
    (token) => ['goods', 'size', 'unknown'].includes(evidenceOf(token)) || words.ditto.has(token.folded),
  )
}
