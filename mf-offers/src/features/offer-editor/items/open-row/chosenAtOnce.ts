import type { Product } from '@staffel/shared-api/contract'

/** What Enter takes that was pressed before anything was listed: that number, that name, or else the first. */
export function chosenAtOnce(typed: string, products: readonly Product[]): Product | null {
  const words = typed.trim().toLowerCase()
  return (
    products.find(({ sku }) => sku?.toLowerCase() === words) ??
    products.find(({ product_name }) => product_name.toLowerCase() === words) ??
    products[0] ??
    null
  )
}
