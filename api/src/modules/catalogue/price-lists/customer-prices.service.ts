import type { CustomerPrice, Currency, SoldProduct, Staffel } from '@staffel/shared-api/contract'
import {
  addDays,
  lineTotal,
  listedProduct,
  nextStaffel,
  priceFor,
  type PriceListEntry,
} from '@staffel/shared-api/rules'
import type { Db } from '../../../db/database.types.ts'
import { amountOrNull } from '../../../db/sql/cents.ts'
import { tenantDay } from '../../../db/tenant-day.ts'
import { everyTenant, readAsTenant, type Tx } from '../../../db/tenant-transaction.ts'
import { notFound } from '../../../errors.ts'
import type { Caller } from '../../../http/caller.ts'
import type { ProductsById } from '../products/remembered-products.ts'
import type { CustomerGroupsRepository } from './customer-groups.repository.ts'
import type { CustomerEntries, CustomerEntryRow, CustomerPricesRepository } from './customer-prices.repository.ts'
import { toListStaffel } from './price-list-row.ts'

/**
 * What the lists of a customer say of products, for `listedProduct`: every list that could count on the day before
 * today or later.
 */
export type PricesOfCustomer = (
  tx: Tx,
  tenantId: number,
  organizationId: number | null,
  productIds: readonly number[],
) => Promise<readonly PriceListEntry<Staffel>[]>

export interface PriceQuestion {
  readonly organization_id: number
  readonly product_id: number
  readonly quantity: number
  readonly variant_code?: string
  readonly date?: string
  readonly currency?: Currency
}

export interface CustomerPricesDependencies {
  readonly db: Db
  readonly prices: CustomerPricesRepository
  readonly groups: Pick<CustomerGroupsRepository, 'buyer'>
  readonly productsById: ProductsById
  readonly now: () => Date
}

export function pricesOfCustomer(prices: CustomerPricesRepository, now: () => Date): PricesOfCustomer {
  return async (tx, tenantId, organizationId, productIds) => {
    if (organizationId === null || productIds.length === 0) return []
    // Nowhere is it earlier than the day before.
    const since = addDays(now().toISOString().slice(0, 10), -1)
    return entriesSince(tx, prices, { tenantId, organizationId, productIds, since })
  }
}

async function entriesSince(
  tx: Tx,
  prices: Pick<CustomerPricesRepository, 'entriesOf'>,
  wanted: CustomerEntries,
): Promise<readonly PriceListEntry<Staffel>[]> {
  return (await prices.entriesOf(tx, wanted)).map(toEntry)
}

export type CustomerPricesService = ReturnType<typeof customerPricesService>

export function customerPricesService({ db, prices, groups, productsById, now }: CustomerPricesDependencies) {
  return {
    async price(question: PriceQuestion, { scope }: Caller): Promise<CustomerPrice> {
      const { organization_id: organizationId, product_id: productId } = question
      const owner = await readAsTenant(db, scope.tenantId === null ? everyTenant : scope, (tx) =>
        groups.buyer(tx, scope, organizationId),
      )
      if (!owner) throw notFound()
      const tenantId = owner.tenant_id
      return readAsTenant(db, { tenantId }, async (tx) => {
        const [{ today }, usual] = await Promise.all([
          tenantDay(tx, tenantId, now()),
          question.currency ?? prices.currencyOf(tx, tenantId),
        ])
        const moment = { day: question.date ?? today, currency: usual }
        const [products, entries] = await Promise.all([
          productsById(tx, tenantId, [productId]),
          entriesSince(tx, prices, { tenantId, organizationId, productIds: [productId], since: moment.day }),
        ])
        const product = products.get(productId)
        if (!product) throw notFound()
        const { day: date, currency } = moment
        return answer(listedProduct(product, entries, moment), question, { date, currency })
      })
    },
  }
}

function toEntry(row: CustomerEntryRow): PriceListEntry<Staffel> {
  return {
    list: {
      id: row.id,
      name: row.name,
      owner: row.is_own ? 'organization' : 'group',
      currency: row.currency,
      validFrom: row.valid_from,
      validTill: row.valid_till,
    },
    productId: row.product_id,
    productGroupId: row.product_group_id,
    price:
      row.discount_pct === null
        ? {
            base_unit_price: amountOrNull(row.base_unit_price_cents),
            price_unit: row.price_unit ?? 1,
            staffels: row.ladder.map(toListStaffel),
          }
        : { discountPct: Number(row.discount_pct) },
  }
}

function answer(
  product: ReturnType<typeof listedProduct<Staffel, SoldProduct>>,
  { quantity, variant_code }: PriceQuestion,
  asked: Pick<CustomerPrice, 'date' | 'currency'>,
): CustomerPrice {
  const variant = variant_code ?? null
  const { unitPrice, priceUnit, tier, source, outsideLadder } = priceFor(product, quantity, variant)
  const next = nextStaffel(product, quantity, variant)
  return {
    quantity,
    ...asked,
    unit_price: unitPrice,
    price_unit: priceUnit,
    total: lineTotal({ quantity, unitPrice, priceUnit, discountPct: 0 }),
    price_source: product.price_list && source !== 'request' ? 'list' : source,
    price_list: product.price_list ?? null,
    base_unit_price: product.base_unit_price,
    staffels: product.staffels,
    tier,
    outside_ladder: outsideLadder,
    next: next && { tier: next.tier, missing: next.missing, unit_price: next.unitPrice },
  }
}
