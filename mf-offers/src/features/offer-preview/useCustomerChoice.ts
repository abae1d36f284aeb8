import type { Offer, OfferItem } from '@staffel/shared-api/contract'
import { countedQuantity, isRemovedSurcharge, offerTotals } from '@staffel/shared-api/rules'
import { useState } from 'react'
import {
  agreedLines,
  countedQuantities,
  openLines,
  otherQuantities,
  type Quantities,
} from './steps/quantities/agreedTotals.ts'

const none: Quantities = {}

/**
 * What whoever can sign an offer chooses: its optional lines, and how many of lines that the seller opened; with the
 * lines and sums that follow. For anybody else the offer is as it is stored.
 */
export function useCustomerChoice(offer: Offer) {
  const of = `${offer.offer_id} ${offer.version}`
  const stored = offer.items.filter(({ optional, selected }) => optional && selected).map(({ id }) => id)
  const [choice, setChoice] = useState({ of, chosen: stored, quantities: none })
  const { chosen, quantities } = choice.of === of ? choice : { chosen: stored, quantities: none }

  const maySign = offer.actions.includes('sign')
  const others = maySign ? otherQuantities(offer, quantities) : []
  const lines = maySign ? agreedLines(offer, chosen, others) : offer.items.filter((item) => !isRemovedSurcharge(item))
  return {
    lines,
    totals: maySign ? offerTotals(lines, offer.discount ?? undefined) : offer.totals,
    chosen,
    /** Lines whose quantity is theirs to choose, as they were offered. */
    open: maySign ? openLines(offer) : [],
    /** The quantities that are other than offered. */
    others,
    quantityOf: ({ id, quantity }: OfferItem) => quantities[id] ?? quantity,
    /** How much counts for the tier of a line. */
    countedFor: (line: OfferItem) => countedQuantity(line, offer.items, countedQuantities(offer, chosen, others)),
    choose: (ids: readonly string[]) => setChoice({ of, chosen: [...ids], quantities }),
    setQuantity: (id: string, quantity: number) =>
      setChoice({ of, chosen, quantities: { ...quantities, [id]: quantity } }),
  }
}

export type CustomerChoice = ReturnType<typeof useCustomerChoice>
