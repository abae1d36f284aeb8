import { largest } from './extremes.ts'
import type { DraftLine } from './draft-line.types.ts'
import type { Correction } from '../grammar/find-corrections.ts'
import { evidenceOf } from '../grammar/evidence/goods-evidence.ts'
import { isSameGoods, stemsOf } from '../grammar/tokens/stems-of.ts'
import { tokenise } from '../grammar/tokens/tokenise.ts'
import { words } from '../words/words.ts'

/**
 * Changes what was read before as a later sentence says. False when it speaks of nothing that was read, and is to be
 * read as any other.
 */
export function correctDrafts(
  drafts: DraftLine[],
  correction: Correction,
  positionOf: (draft: DraftLine) => number | null,
): boolean {
  const meant =
    correction.position === null
      ? draftsMeant(drafts, correction)
      : drafts.filter((draft) => positionOf(draft) === correction.position)
  const { wanted } = correction
  for (const draft of meant) {
    if (wanted === null) drafts.splice(drafts.indexOf(draft), 1)
    else
      drafts[drafts.indexOf(draft)] = {
        ...draft,
        searchLine: describedAnew(draft, correction),
        quantity: wanted,
        quantityAssumed: false,
      }
  }
  return meant.length > 0
}

/** `16 palen 90x90, nee, het zijn er 19, lariks palen 90x90`: with what it says more of the goods. */
function describedAnew({ searchLine }: DraftLine, { described, wanted }: Correction): string {
  const flat = searchLine.toLowerCase().replace(/\s/g, '')
  const more = described.filter(
    (token) =>
      token.value !== wanted &&
      (evidenceOf(token) !== 'goods' || words.attributes.has(token.folded)) &&
      !flat.includes(token.folded.replace(/\s/g, '')),
  )
  return [searchLine, ...more.map(({ text }) => text)].join(' ')
}

function draftsMeant(drafts: readonly DraftLine[], { old, wanted, goods, sizes, last }: Correction): DraftLine[] {
  const isNamed = goods.length > 0 || sizes.length > 0
  const counted = old === null ? drafts : drafts.filter(({ quantity }) => quantity === old)
  if (!isNamed && (last || wanted !== null)) return counted.slice(-1)
  if (!isNamed) return []
  const shares = counted.map((draft) => sharedWith(draft, goods, sizes))
  const most = largest(shares, 0)
  const named = counted.filter((_, index) => most > 0 && (shares[index] ?? 0) === most)
  return wanted === null ? named : named.slice(-1)
}

/** How much of what a correction names a line names too; a size that it does not have makes it another one. */
function sharedWith({ searchLine }: DraftLine, goods: readonly string[], sizes: readonly string[]): number {
  const tokens = tokenise(searchLine, false)
  const said = tokens.filter((token) => ['goods', 'unknown', 'attribute'].includes(evidenceOf(token)))
  const stems = stemsOf(said)
  const own = stemsOf(said.filter(({ folded }) => !words.packs.has(folded)))
  const flat = searchLine.toLowerCase().replace(/\s/g, '')
  if (!sizes.every((size) => flat.includes(size))) return 0
  // `55 platen steenwol` are no `gipsplaten`.
  const about = goods.filter((word) => stems.includes(word) || own.some((other) => isSameGoods(other, word)))
  return goods.length > 0 && about.length === 0 ? 0 : sizes.length + about.length
}
