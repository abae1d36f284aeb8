import { decimal, rounded } from '../../../rules/decimal.ts'
import type { PriceUnit } from './price-unit.rules.ts'
import type { PricedProduct, Tier } from './priceFor.ts'

/** What a price list says of one product, or of a group of them. */
export interface PriceListEntry<T extends Tier = Tier> {
  readonly list: PriceListOfCustomer
  /** One of the two; the other is null. */
  readonly productId: number | null
  readonly productGroupId: number | null
  /** A ladder of its own, or a percentage off that of the product. */
  readonly price: PricedProduct<T> | { readonly discountPct: number }
}

/** A list that a customer has, as such or through its group. */
export interface PriceListOfCustomer {
  readonly id: number
  readonly name: string
  readonly owner: 'organization' | 'group'
  readonly currency: string
  /** `YYYY-MM-DD`, both included; no end where it is null. */
  readonly validFrom: string
  readonly validTill: string | null
}

/** What decides which lists count. */
export interface PriceMoment {
  readonly day: string
  readonly currency: string
}

/** A product in a list of prices. */
export interface ListableProduct<T extends Tier = Tier> extends PricedProduct<T> {
  readonly product_id: number
  readonly product_group_id: number | null
  /** Per `price_unit`, where it is told. */
  readonly cost_price?: number | null
}

/** The list that a price is from, as a line of an offer keeps it. */
export interface PriceListName {
  readonly id: number
  readonly name: string
}

/**
 * A product with the ladder of a customer in place of its own, where one of the customer's lists has it. Everything
 * that a price is computed with goes on from there.
 */
export function listedProduct<T extends Tier, P extends ListableProduct<T>>(
  product: P,
  entries: readonly PriceListEntry<T>[],
  moment: PriceMoment,
): P & { readonly price_list?: PriceListName } {
  const entry = winningEntry(product, entries, moment)
  if (!entry) return product
  const { base_unit_price, price_unit, staffels } =
    'discountPct' in entry.price ? reduced(product, entry.price.discountPct) : entry.price
  const { id, name } = entry.list
  const cost = product.cost_price === undefined ? {} : { cost_price: costPer(product, price_unit) }
  return { ...product, ...cost, base_unit_price, price_unit, staffels, price_list: { id, name } }
}

/** What it costs, for as many as its list has prices for; not known where that cannot be said in cents. */
function costPer({ cost_price: cost, price_unit: of }: ListableProduct, unit: PriceUnit): number | null {
  if (cost === null || cost === undefined) return null
  const exact = decimal(cost).times(unit).div(of)
  return exact.eq(rounded(exact, 2)) ? rounded(exact, 2) : null
}

/**
 * The customer's own list before that of its group; of those in force on the day and in the currency, the one that
 * began last, then the highest id. A list without an entry for the product is passed over; within a list the product's
 * entry comes before that of its group.
 */
function winningEntry<T extends Tier>(
  product: ListableProduct,
  entries: readonly PriceListEntry<T>[],
  { day, currency }: PriceMoment,
): PriceListEntry<T> | undefined {
  return entries
    .filter(({ list }) => list.currency === currency && list.validFrom <= day && (list.validTill ?? day) >= day)
    .filter((entry) => isFor(product, entry))
    .toSorted(
      (a, b) =>
        Number(b.list.owner === 'organization') - Number(a.list.owner === 'organization') ||
        descending(a.list.validFrom, b.list.validFrom) ||
        b.list.id - a.list.id ||
        Number(b.productId !== null) - Number(a.productId !== null),
    )[0]
}

function isFor(product: ListableProduct, { productId, productGroupId }: PriceListEntry): boolean {
  if (productId !== null) return productId === product.product_id
  return productGroupId !== null && productGroupId === product.product_group_id
}

function descending(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? 1 : -1
}

/** Rounded to the cent per price unit, tier by tier; a price on request stays one. */
function reduced<T extends Tier>(product: PricedProduct<T>, discountPct: number): PricedProduct<T> {
  const off = (price: number | null): number | null =>
    price === null
      ? null
      : rounded(
          decimal(price)
            .times(decimal(100).minus(decimal(discountPct)))
            .div(100),
          2,
        )
  return {
    base_unit_price: off(product.base_unit_price),
    price_unit: product.price_unit,
    staffels: product.staffels.map((tier) => ({ ...tier, unitPrice: off(tier.unitPrice) })),
  }
}
