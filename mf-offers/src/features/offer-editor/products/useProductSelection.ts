import type { Product } from '@staffel/shared-api/contract'
import { useState } from 'react'

/** Products that are chosen, over all pages, in the order of choosing. */
export function useProductSelection(page: readonly Product[]) {
  const [chosen, setChosen] = useState<readonly Product[]>([])

  const change = (keys: ReadonlySet<string>) => {
    const kept = chosen.filter((product) => keys.has(productKey(product)))
    const added = page.filter(
      (product) => keys.has(productKey(product)) && !kept.some(({ product_id }) => product_id === product.product_id),
    )
    setChosen([...kept, ...added])
  }
  return {
    chosen,
    selection: {
      selected: new Set(chosen.map(productKey)),
      disabled: new Set(page.filter((product) => !product.is_selectable).map(productKey)),
      onChange: change,
    },
  }
}

export function productKey({ product_id }: Product): string {
  return String(product_id)
}
