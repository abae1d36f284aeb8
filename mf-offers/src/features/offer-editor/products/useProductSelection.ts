import type { OfferItem, Product } from '@staffel/shared-api/contract'
import { useState } from 'react'
import { lineOfProduct, withQuantity } from '../draft/draftLines.ts'

/** The lines that chosen products will be, over all pages, in the order of choosing. */
export function useProductSelection(page: readonly Product[], taxRate: number) {
  const [chosen, setChosen] = useState<readonly OfferItem[]>([])

  const change = (keys: ReadonlySet<string>) => {
    const kept = chosen.filter((line) => keys.has(keyOf(line)))
    const added = page.filter(
      (product) => keys.has(productKey(product)) && !kept.some((line) => keyOf(line) === productKey(product)),
    )
    setChosen([...kept, ...added.map((product) => lineOfProduct(product, taxRate))])
  }
  return {
    chosen,
    lineOf: (product: Product) => chosen.find((line) => keyOf(line) === productKey(product)),
    setQuantity: (of: OfferItem, quantity: number) =>
      setChosen(chosen.map((line) => (line.id === of.id ? withQuantity(line, quantity) : line))),
    remove: (of: OfferItem) => setChosen(chosen.filter(({ id }) => id !== of.id)),
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
