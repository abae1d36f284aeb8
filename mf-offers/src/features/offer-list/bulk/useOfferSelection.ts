import type { OfferSummary } from '@staffel/shared-api/contract'
import { offerLimits } from '@staffel/shared-api/rules'
import { useState } from 'react'

/**
 * Selected offers by id, with the number to call them by; over all pages, and no more than can be dealt with at once.
 */
export function useOfferSelection(page: readonly OfferSummary[]) {
  const [selected, setSelected] = useState<ReadonlyMap<number, string>>(new Map())

  const change = (keys: ReadonlySet<string>) => {
    const known = new Map([...selected, ...page.map(({ offer_id, offer_nr }) => [offer_id, offer_nr] as const)])
    setSelected(new Map([...known].filter(([id]) => keys.has(String(id))).slice(0, offerLimits.bulk)))
  }
  return {
    selected,
    clear: () => setSelected(new Map()),
    table: { selected: new Set([...selected.keys()].map(String)), onChange: change },
  }
}
