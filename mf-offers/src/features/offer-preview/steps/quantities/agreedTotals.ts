import type { ChosenQuantities, Offer, OfferTotals, PublicOfferItem } from '@staffel/shared-api/contract'
import { chargedItem, offerTotals, reckoned, selectLines } from '@staffel/shared-api/rules'

/** What an issued version comes to as the customer took it; `chosen` null: with its options as they are. */
export function agreedTotals(
  { items, surcharge_rules: rules = [], discount, totals }: Offer,
  chosen: readonly string[] | null,
  quantities: ChosenQuantities,
): OfferTotals {
  if (chosen === null && quantities.length === 0) return totals
  const wanted = new Map(quantities.map(({ id, quantity }) => [id, quantity]))
  const lines = reckoned<PublicOfferItem>(items, wanted, { rules, newLine: chargedItem })
  return offerTotals(chosen ? selectLines(lines, chosen) : lines, discount ?? undefined)
}
