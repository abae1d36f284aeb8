import type { DraftLine } from './draft-line.types.ts'
import type { FoundItem } from '../grammar/clause.types.ts'
import { evidenceOf } from '../grammar/evidence/goods-evidence.ts'
import { wordValue } from '../grammar/tokens/number-words.ts'
import { shapeOf, shapesOf } from '../grammar/tokens/shape-of.ts'
import { isSameGoods, stemsOf } from '../grammar/tokens/stems-of.ts'
import { tokenise } from '../grammar/tokens/tokenise.ts'
import type { Token } from '../grammar/tokens/token.types.ts'
import { columnRoles } from '../words/column-roles.ts'
import { fold } from '../words/fold.ts'
import { words } from '../words/words.ts'

/**
 * What a line takes over from one before it: all that `dezelfde platen, maar dan 15 mm dik` does not change; only the
 * sizes of `in the same size`, only the colour of `grondverf in dezelfde kleur`.
 */
export function referredTo(own: string, drafts: readonly DraftLine[]): string | null {
  const tokens = tokenise(own, false)
  const namesGoods = tokens.some((token) => evidenceOf(token) === 'goods' && !words.packs.has(token.folded))
  const isSameSize = namesGoods && words.sameSize.test(fold(own))
  if (!isSameSize && !tokens.some(({ folded }) => words.ditto.has(folded))) return null
  const alike = drafts.findLast((draft) => sharesGoods(tokens, draft))
  const meant = alike ?? drafts.at(-1)
  if (!meant) return null
  if (isSameSize) return takenOver([], meant, ({ kind }) => kind === 'size')
  return takenOver(tokens, meant, !alike && namesGoods ? isColour : tellsWhich)
}

/** `10 pakken rotswol van 100 mm, 5 pakken van 120 mm`: a size alone, of the goods before it in the same sentence. */
export function leftOut(
  { tokens, named, unit }: FoundItem,
  own: string,
  previous: DraftLine | undefined,
): string | null {
  const said = tokens.filter(({ folded }) => columnRoles.get(folded) !== 'size').map(evidenceOf)
  const isOnlySize = !named && !said.includes('attribute') && (said.includes('size') || said.includes('measure'))
  return isOnlySize && previous && (unit === null || unit === previous.unit || words.pieces.has(unit))
    ? takenOver(tokenise(own, false), previous, tellsWhich)
    : null
}

function takenOver(own: readonly Token[], from: DraftLine, isTaken: (token: Token) => boolean): string | null {
  const changed = shapesOf(own)
  const tokens = tokenise(from.searchLine, false)
  const namesMore = tokens.some(
    (token) => ['goods', 'unknown'].includes(evidenceOf(token)) && token.folded !== from.unit,
  )
  const kept = tokens.filter(
    (token) =>
      isTaken(token) &&
      !(namesMore && token.folded === from.unit) &&
      !isQuantity(token, from) &&
      !changed.has(shapeOf(token)),
  )
  const whole = changed.has('length') ? withLength : changed.has('#mm') ? withThickness : null
  return kept.map(({ text }) => (whole ? text.replace(whole, '$1') : text)).join(' ') || null
}

const isColour = ({ folded }: Token): boolean => words.colours.has(folded) || folded.startsWith('ral')

/** `71x246x4800`: a section with the length of the piece behind it. */
const withLength = /^(\d+ ?[x×*] ?\d+) ?[x×*] ?(?:\d{4,5}|\d[.,]\d+)(?: ?m{1,2})?$/

/** `18x1220x2440`: what is cut from a board with its thickness before it. */
const withThickness = /^\d{1,2}(?:[.,]\d)? ?[x×*] ?(\d{3,4} ?[x×*] ?\d{3,4}(?: ?mm)?)$/

/** `diezelfde platen` are the sheets of the last line that asks for any. */
function sharesGoods(tokens: readonly Token[], { searchLine }: DraftLine): boolean {
  const goods = tokens.filter((token) => evidenceOf(token) === 'goods')
  const named = stemsOf(goods.length > 0 ? goods : tokens.filter(({ folded }) => words.packs.has(folded)))
  const others = stemsOf(tokenise(searchLine, false))
  return named.some((one) => others.some((other) => isSameGoods(one, other)))
}

const tellsWhich = (token: Token): boolean => evidenceOf(token) !== 'none' && wordValue(token.folded) === null

const isQuantity = ({ kind, value, unit }: Token, { quantity }: DraftLine): boolean =>
  value === quantity && (kind === 'number' || /^(?:m[123]|kg|sqm)$/.test(unit ?? ''))
