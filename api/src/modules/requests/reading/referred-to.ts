import type { DraftLine } from './draft-line.types.ts'
import { evidenceOf } from './grammar/goods-evidence.ts'
import { isSameGoods, stemsOf } from './grammar/stems-of.ts'
import { tokenise } from './grammar/tokenise.ts'
import type { Token } from './grammar/token.types.ts'
import { fold } from './words/fold.ts'
import { words } from './words/words.ts'

/** What a line takes over from one before it: the sizes of `in the same size`, all that `dezelfde platen, maar dan 15 mm dik` does not change. */
export function referredTo(own: string, drafts: readonly DraftLine[]): string | null {
  const tokens = tokenise(own, false)
  const isSameSize = words.sameSize.test(fold(own))
  if (!isSameSize && !tokens.some(({ folded }) => words.ditto.has(folded))) return null
  const meant = isSameSize ? drafts.at(-1) : drafts.findLast((draft) => sharesGoods(tokens, draft)) ?? drafts.at(-1)
  if (!meant) return null
  const told = tokenise(meant.searchLine, false).filter((token) => !isQuantity(token, meant))
  const changed = new Set(tokens.filter(({ kind }) => kind === 'size' || kind === 'measure').map(shapeOf))
  const kept = isSameSize ? told.filter(({ kind }) => kind === 'size') : told.filter((token) => tellsWhich(token) && !changed.has(shapeOf(token)))
  return kept.map(({ text }) => text).join(' ') || null
}

/** `diezelfde platen` are the sheets of the last line that asks for any. */
function sharesGoods(tokens: readonly Token[], { searchLine }: DraftLine): boolean {
  const named = stemsOf(tokens.filter((token) => evidenceOf(token) === 'goods' || words.packs.has(token.folded)))
  const others = stemsOf(tokenise(searchLine, false))
  return named.some((one) => others.some((other) => isSameGoods(one, other)))
}

const tellsWhich = (token: Token): boolean => evidenceOf(token) !== 'none' && !words.packs.has(token.folded)

const isQuantity = ({ kind, value, unit }: Token, { quantity }: DraftLine): boolean => value === quantity && (kind === 'number' || /^(?:m[123]|kg|sqm)$/.test(unit ?? ''))

/** Two sizes of one shape say the same thing of goods: `12 mm` and `15 mm`, `44x69` and `44x94`. */
const shapeOf = ({ folded }: Token): string => folded.replace(/[\d.,]+/g, '#').replace(/\s/g, '').replace(/#(?:mtrs?|meters?|metres?)$/, '#m')
