import type { Offer } from '@staffel/shared-api/contract'
import { offerTotals, selectLines } from '@staffel/shared-api/rules'
import { useState } from 'react'

/**
 * The offer with the optional lines that whoever can sign it chooses, and what it then comes to; for anybody else as it
 * is stored.
 */
export function useChosenLines(offer: Offer) {
  const of = `${offer.offer_id} ${offer.version}`
  const stored = offer.items.filter(({ optional, selected }) => optional && selected).map(({ id }) => id)
  const [choice, setChoice] = useState({ of, chosen: stored })
  const chosen = choice.of === of ? choice.chosen : stored
  const choose = (ids: string[]) => setChoice({ of, chosen: ids })

  if (!offer.actions.includes('sign')) return { offer, chosen: stored, choose }
  const items = selectLines(offer.items, chosen)
  return { offer: { ...offer, items, totals: offerTotals(items, offer.discount ?? undefined) }, chosen, choose }
}

export type ChosenLines = ReturnType<typeof useChosenLines>
