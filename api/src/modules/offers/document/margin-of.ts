import type { OfferMargin } from '@staffel/shared-api/contract'
import { isBelowFloor, offerMargin } from '@staffel/shared-api/rules'
import type { OfferLine } from '../store/offer-line.ts'
import type { OfferVersionRow } from '../store/offer.repository.ts'

/** What is earned on a version in the seller's own currency. Null where no line's cost is known. */
export function marginOf(
  floor: number | null,
  { discount }: Pick<OfferVersionRow, 'discount'>,
  lines: readonly OfferLine[],
): OfferMargin | null {
  const margin = offerMargin(lines, discount ?? undefined)
  return margin && { ...margin, floor, is_below_floor: isBelowFloor(margin, floor) }
}
