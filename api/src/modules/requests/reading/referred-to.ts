import type { DraftLine } from './draft-line.types.ts'
import { evidenceOf } from './grammar/goods-evidence.ts'
import { isSameGoods, stemsOf } from './grammar/stems-of.ts'
import { tokenise } from './grammar/tokenise.ts'
import type { Token } from './grammar/token.types.ts'
import { fold } from './words/fold.ts'
import { words } from './words/words.ts'

/**
 * What a line takes over from one before it: all that `dezelfde platen, maar dan 15 mm dik` does not change; only the sizes of
 * `in the same size`, only the colour of `grondverf in dezelfde kleur`.
 */
export function referredTo(own: string, drafts: readonly DraftLine[]): string | null {
  const tokens = tokenise(own, false)
  const namesGoods = tokens.some((token) => evidenceOf(token) === 'goods')
  const isSameSize = namesGoods && words.sameSize.test(fold(own))
  if (!isSameSize && !tokens.some(({ folded }) => words.ditto.has(folded))) return null
  const alike = drafts.findLast((draft) => sharesGoods(tokens, draft))
  const meant = alike ?? drafts.at(-1)
  if (!meant) return null
  const isOther = !alike && namesGoods
  const changed = new Set(tokens.filter(({ kind }) => kind === 'size' || kind === 'measure').map(shapeOf))
  const kept = tokenise(meant.searchLine, false).filter((token) => {
    if (isSameSize) return token.kind === 'size'
    return !isQuantity(token, meant) && !changed.has(shapeOf(token)) && (isOther ? isColour(token) : tellsWhich(token))
  })
  return kept.map(({ text }) => (changed.has('length') ? text.replace(withLength, '$1') : text)).join(' ') || null
}

const isColour = ({ folded }: Token): boolean => words.colours.has(folded) || folded.startsWith('ral')

/** `71x246x4800`: a section with the length of the piece behind it. */
const withLength = /^(\d+ ?[x×*] ?\d+) ?[x×*] ?(?:\d{4,5}|\d[.,]\d+)(?: ?m{1,2})?$/

/** `diezelfde platen` are the sheets of the last line that asks for any. */
function sharesGoods(tokens: readonly Token[], { searchLine }: DraftLine): boolean {
  const goods = tokens.filter((token) => evidenceOf(token) === 'goods')
  const named = stemsOf(goods.length > 0 ? goods : tokens.filter(({ folded }) => words.packs.has(folded)))
  const others = stemsOf(tokenise(searchLine, false))
  return named.some((one) => others.some((other) => isSameGoods(one, other)))
}

const tellsWhich = (token: Token): boolean => evidenceOf(token) !== 'none' && !words.packs.has(token.folded)

const isQuantity = ({ kind, value, unit }: Token, { quantity }: DraftLine): boolean => value === quantity && (kind === 'number' || /^(?:m[123]|kg|sqm)$/.test(unit ?? ''))

/** Two sizes of one shape say the same thing of goods: `12 mm` and `15 mm`, `44x69` and `44x94`, `3 m` and `lang 3600`. */
function shapeOf({ folded }: Token): string {
  const shape = folded.replace(/[\d.,]+/g, '#').replace(/\s/g, '')
  return /^#(?:m|mtrs?|meters?|metres?|lang|long)$|^(?:lengte|lang|length|l)[:=]?#/.test(shape) ? 'length' : shape
}
