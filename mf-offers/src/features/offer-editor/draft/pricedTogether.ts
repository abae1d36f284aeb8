import type { OfferItem } from '@staffel/shared-api/contract'
import { tierCounts, type TierCount } from '@staffel/shared-api/rules'
import { pricedAt } from './draftLines.ts'
import type { UsualSettings } from './followed.ts'

interface Lines {
  readonly draft: { readonly lines: readonly OfferItem[] }
  /** What is typed in rows that are open. */
  readonly open: Readonly<Record<string, OfferItem>>
  readonly usual: Pick<UsualSettings, 'tiers_together'>
}

/** What counts for the tier of each line, with what is typed in rows that are open. */
export function countedTogether({ draft, open, usual }: Lines): ReadonlyMap<string, TierCount> {
  return usual.tiers_together ? tierCounts(draft.lines.map((line) => open[line.id] ?? line)) : new Map()
}

/** Lines of one tier group take their price at the sum of their quantities, whichever of them was changed. */
export function pricedTogether<S extends Lines>(state: S): S {
  if (!state.usual.tiers_together) return state
  const counts = countedTogether(state)
  const atCount = (line: OfferItem): OfferItem =>
    line.product?.tier_group ? pricedAt(line, counts.get(line.id)?.quantity ?? line.quantity) : line
  const lines = state.draft.lines.map(atCount)
  const open = Object.fromEntries(Object.entries(state.open).map(([id, line]) => [id, atCount(line)]))
  const sameLines = lines.every((line, index) => line === state.draft.lines[index])
  const sameOpen = Object.entries(open).every(([id, line]) => line === state.open[id])
  if (sameLines && sameOpen) return state
  return { ...state, draft: sameLines ? state.draft : { ...state.draft, lines }, open: sameOpen ? state.open : open }
}
