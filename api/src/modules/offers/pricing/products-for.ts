import type { Currency, SoldProduct } from '@staffel/shared-api/contract'
import { listedProduct, type PriceMoment } from '@staffel/shared-api/rules'
import { tenantDay } from '../../../db/tenant-day.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { OfferDependencies, PricesOfCustomer, ProductsById } from '../store/offer-dependencies.ts'

export interface Customer {
  /** Null: nobody yet, so the products' own ladders count. */
  readonly organizationId: number | null
  readonly currency: Currency
}

type Dependencies = Pick<OfferDependencies, 'productsById' | 'pricesOf' | 'now'>

/** Products with the ladders that a customer pays by today. */
export async function productsFor(
  tx: Tx,
  tenantId: number,
  ids: readonly number[],
  { organizationId, currency }: Customer,
  { productsById, pricesOf, now }: Dependencies,
): Promise<ReadonlyMap<number, SoldProduct>> {
  if (organizationId === null) return productsById(tx, tenantId, ids)
  const [products, entries, { today }] = await Promise.all([
    productsById(tx, tenantId, ids),
    pricesOf(tx, tenantId, organizationId, ids),
    tenantDay(tx, tenantId, now()),
  ])
  return listedProducts(products, entries, { day: today, currency })
}

/** The same of products and entries that were asked for with something else. */
export function listedProducts(
  products: Awaited<ReturnType<ProductsById>>,
  entries: Awaited<ReturnType<PricesOfCustomer>>,
  moment: PriceMoment,
): ReadonlyMap<number, SoldProduct> {
  if (entries.length === 0) return products
  return new Map([...products].map(([id, product]) => [id, listedProduct(product, entries, moment)]))
}
