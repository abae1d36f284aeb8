import type { ChosenQuantities, Offer, OfferItem, OfferTotals } from '@staffel/shared-api/contract'
import { chargedItem, offerTotals, reckoned, selectLines, takenQuantities } from '@staffel/shared-api/rules'
import type { SheetItem } from '../../../../parts/document/SheetOffer.ts'

/** Quantities by the id of their line. */
export type Quantities = Readonly<Record<string, number>>

/** Lines whose quantity the customer chooses. */
export function openLines({ items }: Offer): OfferItem[] {
  return items.filter(({ openQuantity, frozen }) => openQuantity && frozen)
}

/** Those that are other than offered, as they are sent. */
export function otherQuantities(offer: Offer, quantities: Quantities): ChosenQuantities {
  return openLines(offer).flatMap(({ id, quantity: offered }) => {
    const quantity = quantities[id] ?? offered
    return quantity === offered ? [] : [{ id, quantity }]
  })
}

/** Of them, those of lines that are taken. */
export function countedQuantities(
  { items }: Offer,
  chosen: readonly string[] | null,
  quantities: ChosenQuantities,
): ReadonlyMap<string, number> {
  const wanted = new Map(quantities.map(({ id, quantity }) => [id, quantity]))
  return chosen ? takenQuantities(items, wanted, chosen) : wanted
}

/** The lines of an issued version as the customer takes them; `chosen` null: with its options as they are. */
export function agreedLines(
  offer: Offer,
  chosen: readonly string[] | null,
  quantities: ChosenQuantities,
): readonly SheetItem[] {
  const { items, surcharge_rules: rules = [] } = offer
  const counted = countedQuantities(offer, chosen, quantities)
  const lines = reckoned<SheetItem>(items, counted, { rules, newLine: chargedItem })
  return chosen ? selectLines(lines, chosen) : lines
}

/** What that comes to. */
export function agreedTotals(
  offer: Offer,
  chosen: readonly string[] | null,
  quantities: ChosenQuantities,
): OfferTotals {
  if (chosen === null && quantities.length === 0) return offer.totals
  return offerTotals(agreedLines(offer, chosen, quantities), offer.discount ?? undefined)
}
