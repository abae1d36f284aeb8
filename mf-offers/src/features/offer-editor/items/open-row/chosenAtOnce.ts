import type { Product } from '@staffel/shared-api/contract'

/** What somebody who pressed Enter before anything was listed can only have meant: that number, that name, the one. */
export function chosenAtOnce(typed: string, products: readonly Product[]): Product | null {
  const words = typed.trim().toLowerCase()
  return (
    products.find(({ sku }) => sku?.toLowerCase() === words) ??
    products.find(({ product_name }) => product_name.toLowerCase() === words) ??
    (products.length === 1 ? (products[0] ?? null) : null)
  )
}
