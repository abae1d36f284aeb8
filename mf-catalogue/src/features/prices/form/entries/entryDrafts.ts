import type { PriceListEntry, PriceListEntryInput, Staffel } from '@staffel/shared-api/contract'
import type { PricedProduct, PriceUnit } from '@staffel/shared-api/rules'
import { isBlank } from '@staffel/shared-api/rules'
import { formatNumber, parseDecimal } from '@staffel/shared-ui/format'
import { readDrafts, tierDrafts, type TierDraft } from '../../../../parts/tiers/tierDrafts.ts'

/** A line of a price list as it is typed: prices of its own, or a percentage off those of the catalogue. */
export interface EntryDraft {
  readonly key: string
  readonly of: 'product' | 'group'
  /** Of the product or the group; null until one is chosen. */
  readonly id: number | null
  readonly name: string
  readonly sku: string
  readonly kind: 'prices' | 'percentage'
  readonly percentage: string
  readonly basePrice: string
  readonly priceUnit: PriceUnit
  readonly tiers: readonly TierDraft[]
}

export type EntryProblems = Readonly<Partial<Record<'id' | 'percentage' | 'basePrice', string>>>

export const newEntry = (): EntryDraft => ({
  key: crypto.randomUUID(),
  of: 'product',
  id: null,
  name: '',
  sku: '',
  kind: 'prices',
  percentage: '',
  basePrice: '',
  priceUnit: 1,
  tiers: [],
})

const amount = (value: number | null) => (value === null ? '' : formatNumber(value, 2, 2))

export function entryDraft(entry: PriceListEntry): EntryDraft {
  return {
    key: crypto.randomUUID(),
    of: entry.product_group_id === null ? 'product' : 'group',
    id: entry.product_group_id ?? entry.product_id,
    name: entry.name,
    sku: entry.sku ?? '',
    kind: entry.discount_pct === null ? 'prices' : 'percentage',
    percentage: entry.discount_pct === null ? '' : formatNumber(entry.discount_pct, 2),
    basePrice: amount(entry.base_unit_price),
    priceUnit: entry.price_unit ?? 1,
    tiers: tierDrafts(entry.staffels),
  }
}

/** The ladder of a product to begin with. */
export function withPricesOf(entry: EntryDraft, product: PricedProduct<Staffel>): EntryDraft {
  return {
    ...entry,
    basePrice: amount(product.base_unit_price),
    priceUnit: product.price_unit,
    tiers: tierDrafts(product.staffels),
  }
}

/** What the prices that are typed mean; tiers are named by their place. */
export function pricedEntry({ basePrice, priceUnit, tiers }: EntryDraft): PricedProduct<Staffel> {
  return {
    base_unit_price: parseDecimal(basePrice, 2),
    price_unit: priceUnit,
    staffels: readDrafts(tiers).map((tier, index) => ({ ...tier, staffelId: index + 1 })),
  }
}

export function entryInput(entry: EntryDraft): PriceListEntryInput {
  const goods = entry.of === 'group' ? { product_group_id: entry.id } : { product_id: entry.id }
  if (entry.kind === 'percentage') return { ...goods, discount_pct: parseDecimal(entry.percentage, 2) }
  return {
    ...goods,
    base_unit_price: parseDecimal(entry.basePrice, 2),
    price_unit: entry.priceUnit,
    staffels: readDrafts(entry.tiers).map(({ staffelId: _, ...tier }) => tier),
  }
}

/** Keys of the texts that say what is wrong, by field; `others` are the lines that the list has besides. */
export function entryProblems(entry: EntryDraft, others: readonly EntryDraft[]): EntryProblems {
  return { ...idProblem(entry, others), ...priceProblem(entry) }
}

function idProblem({ of, id }: EntryDraft, others: readonly EntryDraft[]): EntryProblems {
  if (id === null) return { id: `prices.entry.missing.${of}` }
  return others.some((other) => other.of === of && other.id === id) ? { id: `prices.entry.twice.${of}` } : {}
}

function priceProblem({ kind, percentage, basePrice, tiers }: EntryDraft): EntryProblems {
  if (kind === 'percentage') {
    const part = isBlank(percentage) ? null : parseDecimal(percentage, 2)
    return part === null || part < 0 || part > 100 ? { percentage: 'prices.entry.noPercentage' } : {}
  }
  if (isBlank(basePrice)) return tiers.length === 0 ? { basePrice: 'prices.entry.noPrice' } : {}
  return (parseDecimal(basePrice, 2) ?? -1) >= 0 ? {} : { basePrice: 'form.noNumber' }
}
