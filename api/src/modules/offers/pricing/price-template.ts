import { randomUUID } from 'node:crypto'
import type { OfferItem, OfferItemInput } from '@staffel/shared-api/contract'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { earnedOn, itemOfLine } from '../store/offer-line.ts'
import type { OfferDependencies } from '../store/offer-dependencies.ts'
import { priceLines } from './price-lines.ts'

/**
 * The lines of a template as they would stand in an offer today, in the tenant's currency, with ids of their own. A
 * line whose product is gone becomes free text. With what they cost, for who may see that.
 */
export async function priceTemplate(
  tx: Tx,
  tenantId: number,
  { items, withCosts }: { readonly items: readonly OfferItemInput[]; readonly withCosts: boolean },
  { productsById, settings }: Pick<OfferDependencies, 'productsById' | 'settings'>,
): Promise<{ items: OfferItem[]; missing: string[] }> {
  const products = await productsById(tx, tenantId, [...new Set(items.flatMap((item) => item.productId ?? []))])
  const isGone = (item: OfferItemInput): boolean => Boolean(item.productId) && !products.has(item.productId ?? 0)
  const fresh = items.map((item) => ({
    ...item,
    id: randomUUID(),
    ...(isGone(item) && { productId: null, description: item.description || `#${item.productId ?? ''}` }),
  }))
  const { defaultTaxRate, tiersTogether } = await settings.offerSettings(tx, tenantId)
  // Whoever saved the template has set the prices that stand in it, so they count whoever uses it.
  const context = {
    products,
    stored: new Map(),
    mayEditPrices: true,
    tax: { regime: 'domestic' as const, rate: defaultTaxRate },
    tiersTogether,
    knowsCosts: true,
  }
  return {
    items: priceLines(fresh, context).map((line) => ({
      ...itemOfLine(line, products.get(line.productId ?? 0)),
      ...(withCosts && earnedOn(line)),
    })),
    missing: items.filter(isGone).map((item) => item.description),
  }
}
