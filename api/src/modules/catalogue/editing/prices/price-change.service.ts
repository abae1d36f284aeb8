import type { ProductPrices, ProductPricesInput, ProductRevision } from '@staffel/shared-api/contract'
import { fromCents, toCents } from '@staffel/shared-api/rules'
import type { Db } from '../../../../db/database.types.ts'
import { amountOrNull } from '../../../../db/sql/cents.ts'
import { asTenant, type Tx } from '../../../../db/tenant-transaction.ts'
import { DomainError, invalid, notFound } from '../../../../errors.ts'
import type { Caller } from '../../../../http/caller.ts'
import type { RequestOrigin } from '../../../../http/endpoint-route.ts'
import { oneTenant } from '../../../../http/one-tenant.ts'
import { recordActivity } from '../../../../http/record-activity.ts'
import { text } from '../../../../texts/text.ts'
import type { PriceChangeRepository, PricedRow } from './price-change.repository.ts'

interface By {
  readonly caller: Caller
  readonly origin: RequestOrigin
}

export interface PriceChangeDependencies {
  readonly db: Db
  readonly prices: PriceChangeRepository
}

export type PriceChangeService = ReturnType<typeof priceChangeService>

/** Prices of many products at once: all of them, or none. */
export function priceChangeService({ db, prices }: PriceChangeDependencies) {
  /** What is stored of each product, held; refused as a whole where one is not what the caller has seen. */
  async function locked(tx: Tx, tenantId: number, given: readonly ProductPrices[]): Promise<Map<number, PricedRow>> {
    const stored = new Map(
      (
        await prices.lock(
          tx,
          tenantId,
          given.map(({ id }) => id),
        )
      ).map((row) => [row.id, row]),
    )
    if (given.some(({ id }) => !stored.has(id))) throw notFound()
    const changed = given.filter(({ id, rev }) => stored.get(id)?.rev !== rev || stored.get(id)?.deleted_at)
    if (changed.length > 0) throw new DomainError('STALE', { details: { product_ids: changed.map(({ id }) => id) } })
    return stored
  }

  async function refuseOtherTiers(tx: Tx, tenantId: number, given: readonly ProductPrices[]): Promise<void> {
    const known = new Set(
      (
        await prices.tiers(
          tx,
          tenantId,
          given.map(({ id }) => id),
        )
      ).map((tier) => `${tier.product_id}/${tier.id}`),
    )
    const fields = given.flatMap(({ id, tiers = [] }, index) =>
      tiers.flatMap(({ staffelId }, row) =>
        known.has(`${id}/${staffelId}`)
          ? []
          : [[`products.${index}.tiers.${row}.staffelId`, text('product.unknownTier')]],
      ),
    )
    if (fields.length > 0) throw invalid(Object.fromEntries(fields))
  }

  return {
    change({ tenant_id: requested, products }: ProductPricesInput, by: By): Promise<ProductRevision[]> {
      const tenantId = oneTenant(by.caller, requested)
      refuseTwice(products)
      return asTenant(db, { tenantId }, async (tx) => {
        const stored = await locked(tx, tenantId, products)
        await refuseOtherTiers(tx, tenantId, products)
        await prices.setTiers(
          tx,
          tenantId,
          products.flatMap(({ id, tiers = [] }) =>
            tiers.map(({ staffelId, unitPrice }) => ({ productId: id, staffelId, cents: toCents(unitPrice) })),
          ),
        )
        const saved = await prices.setProducts(
          tx,
          tenantId,
          products.map(({ id }) => id),
          products.flatMap(({ id, baseUnitPrice }) =>
            baseUnitPrice === undefined ? [] : { productId: id, cents: toCents(baseUnitPrice) },
          ),
        )
        for (const product of products)
          await recordActivity(tx, by, {
            tenantId,
            action: 'product.updated',
            entity: 'product',
            entityId: product.id,
            detail: changeOf(product, stored.get(product.id)),
          })
        return saved
      })
    },
  }
}

/** Which of two prices for one thing counts, nobody has said. */
function refuseTwice(products: readonly ProductPrices[]): void {
  const first = new Set<number>()
  for (const [index, { id, tiers = [] }] of products.entries()) {
    if (first.has(id)) throw invalid({ [`products.${index}.id`]: text('product.twice') })
    first.add(id)
    const again = tiers.findIndex(({ staffelId }, row) =>
      tiers.some((tier, at) => at < row && tier.staffelId === staffelId),
    )
    if (again >= 0) throw invalid({ [`products.${index}.tiers.${again}.staffelId`]: text('field.duplicate') })
  }
}

/** As the log tells of a product whose form was saved. */
function changeOf(
  { baseUnitPrice, tiers = [] }: ProductPrices,
  before: PricedRow | undefined,
): Record<string, unknown> {
  const from = amountOrNull(before?.base_unit_price_cents ?? null)
  const to = baseUnitPrice === undefined ? from : fromCents(toCents(baseUnitPrice))
  const unit = before?.price_unit
  return {
    fields: [...(baseUnitPrice === undefined ? [] : ['baseUnitPrice']), ...(tiers.length > 0 ? ['pricingTiers'] : [])],
    ...(from !== to && { price: { from: { base: from, unit }, to: { base: to, unit } } }),
  }
}
