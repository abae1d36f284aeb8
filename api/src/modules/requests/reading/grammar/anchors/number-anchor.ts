import type { Anchor } from './anchor.types.ts'
import type { Token } from '../tokens/token.types.ts'
import { columnRoles, isQuantityLabel } from '../../words/column-roles.ts'
import { evidenceOf, isNoGoods } from '../evidence/goods-evidence.ts'
import { isYear } from '../evidence/is-year.ts'
import { wordSet } from '../tokens/word-set.ts'
import { words } from '../../words/words.ts'

const loose = wordSet('loose')
const multiples: ReadonlyMap<string, number> = new Map([
  ['dozijn', 12],
  ['gros', 144],
  ['gross', 144],
])
/** `40 ipv 30 stuks` asks for 40. */
const instead: ReadonlySet<string> = new Set(['ipv', 'i.p.v.'])

/** `2 nieuwe keukens`: says nothing about what is counted. */
export const isLoose = (folded: string): boolean => loose.has(folded)

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

export const areas = wordSet('areas')
const sizesOnly = /^(?:mm|cm|dm|°|°c|c|graden|degrees?|micron|mu|ml|cl|gram|gr|watt|volt|bar|kn)$/
const timesWord = wordSet('timesWord')

export function numberAnchor(
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

export function measureAnchor(tokens: readonly Token[], index: number, token: Token): Anchor | null {
  const unit = token.unit ?? ''
  if (sizesOnly.test(unit) || !(token.value && token.value > 0)) return null
  const label = labelLength(tokens, index)
  return { from: index - label, to: index + 1, value: token.value, unit, strength: label > 0 ? 'unit' : 'measure' }
}

export const isBoundary = (token: Token | undefined): boolean =>
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

function labelLength(tokens: readonly Token[], at: number): number {
  const colon = tokens[at - 1]?.kind === 'mark' && /^[:=.]$/.test(tokens[at - 1]?.text ?? '') ? 1 : 0
  const label = tokens[at - 1 - colon]
  return label?.kind === 'word' && isQuantityLabel(label.folded, colon === 1) ? colon + 1 : 0
}
