import type { DraftLine } from './draft-line.types.ts'
import type { Correction } from './grammar/find-corrections.ts'
import { evidenceOf } from './grammar/goods-evidence.ts'
import { isSameGoods, stemsOf } from './grammar/stems-of.ts'
import { tokenise } from './grammar/tokenise.ts'

/** Changes what was read before as a later sentence says. False when it speaks of nothing that was read, and is to be read as any other. */
export function correctDrafts(drafts: DraftLine[], correction: Correction, positionOf: (draft: DraftLine) => number | null): boolean {
  const meant = correction.position === null ? draftsMeant(drafts, correction) : drafts.filter((draft) => positionOf(draft) === correction.position)
  const { wanted } = correction
  for (const draft of meant) {
    if (wanted === null) drafts.splice(drafts.indexOf(draft), 1)
    else drafts[drafts.indexOf(draft)] = { ...draft, quantity: wanted, quantityAssumed: false }
  }
  return meant.length > 0
}

function draftsMeant(drafts: readonly DraftLine[], { old, wanted, goods, sizes, last }: Correction): DraftLine[] {
  const isNamed = goods.length > 0 || sizes.length > 0
  const counted = old === null ? drafts : drafts.filter(({ quantity }) => quantity === old)
  if (!isNamed && (last || wanted !== null)) return counted.slice(-1)
  const named = isNamed ? counted.filter((draft) => isAbout(draft, goods, sizes)) : []
  return wanted === null ? named : named.slice(-1)
}

function isAbout({ searchLine }: DraftLine, goods: readonly string[], sizes: readonly string[]): boolean {
  const tokens = tokenise(searchLine, false)
  const said = stemsOf(tokens.filter((token) => ['goods', 'unknown', 'attribute'].includes(evidenceOf(token))))
  const flat = searchLine.toLowerCase().replace(/\s/g, '')
  return sizes.every((size) => flat.includes(size)) && (goods.length === 0 || goods.some((word) => said.some((other) => isSameGoods(other, word))))
}
