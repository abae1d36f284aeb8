import type { OfferItem, Product } from '@staffel/shared-api/contract'
import type { TaxTerms, TierCount } from '@staffel/shared-api/rules'
import { useState } from 'react'
import { lineOfProduct, withQuantity } from '../draft/draftLines.ts'
import { countBeside, pricedBeside, shownCount, type StandingLines } from './prices/besideLines.ts'

/** The lines that chosen products will be beside those that stand, over all pages, in the order of choosing. */
export function useProductSelection(page: readonly Product[], tax: TaxTerms, standing: StandingLines) {
  const [picked, setPicked] = useState<readonly OfferItem[]>([])
  const chosen = pricedBeside(picked, standing)
  const lineOf = (product: Product) => chosen.find((line) => keyOf(line) === productKey(product))

  const change = (keys: ReadonlySet<string>) => {
    const kept = picked.filter((line) => keys.has(keyOf(line)))
    const added = page.filter(
      (product) => keys.has(productKey(product)) && !kept.some((line) => keyOf(line) === productKey(product)),
    )
    setPicked([...kept, ...added.map((product) => lineOfProduct(product, tax))])
  }
  return {
    chosen,
    lineOf,
    /** What counts for the tier of a product: at the quantity chosen, or at the one that its price is shown for. */
    countOf: (product: Product): TierCount => {
      const line = lineOf(product)
      const lines = [...standing.lines, ...chosen.filter((other) => other !== line)]
      const others = { ...standing, lines }
      return line ? countBeside(product, line.quantity, others) : shownCount(product, others)
    },
    setQuantity: (of: OfferItem, quantity: number) =>
      setPicked(picked.map((line) => (line.id === of.id ? withQuantity(line, quantity) : line))),
    remove: (of: OfferItem) => setPicked(picked.filter(({ id }) => id !== of.id)),
    selection: {
      byRow: true,
      selected: new Set(chosen.map(keyOf)),
      disabled: new Set(page.filter((product) => !product.is_selectable).map(productKey)),
      onChange: change,
    },
  }
}

export type ProductSelection = ReturnType<typeof useProductSelection>

export function productKey({ product_id }: Product): string {
  return String(product_id)
}

function keyOf({ productId }: OfferItem): string {
  return String(productId)
}
