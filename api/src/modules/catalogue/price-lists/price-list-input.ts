import type { PriceListEntryInput } from '@staffel/shared-api/contract'
import { checkLadder, textOrNull, type PriceUnit } from '@staffel/shared-api/rules'
import type { Insertable } from 'kysely'
import { centsOrNull } from '../../../db/sql/cents.ts'
import { text, type Text } from '../../../texts/text.ts'
import type { ListTier, PriceListEntryTable, PriceListTable } from '../catalogue.tables.ts'

type Fields = Record<string, Text>

/** The products and product groups that the entries name and that there are; a product with what its price is for. */
export interface KnownGoods {
  readonly products: ReadonlyMap<number, PriceUnit>
  readonly groups: ReadonlySet<number>
}

/** What is wrong with a list itself. */
export function listProblems(
  list: Pick<Insertable<PriceListTable>, 'organization_id' | 'customer_group_id' | 'valid_from' | 'valid_till'>,
): Fields {
  const owners = [list.organization_id, list.customer_group_id].filter(Boolean).length
  return {
    ...(owners !== 1 && { organization_id: text('priceList.oneOwner') }),
    ...(list.valid_till && list.valid_till < list.valid_from && { valid_till: text('product.datesSwapped') }),
  }
}

/** What is wrong with its entries, each at the field where it is. */
export function entryProblems(entries: readonly PriceListEntryInput[], known: KnownGoods): Fields {
  const seen = new Set<string>()
  const fields: Fields = {}
  entries.forEach((entry, index) => {
    const at = `entries.${index}`
    const name = `${entry.product_id ?? ''}/${entry.product_group_id ?? ''}`
    const wrong = { ...goodsProblem(entry, known), ...priceProblem(entry) }
    if (seen.has(name)) wrong[goodsField(entry)] = text('field.duplicate')
    seen.add(name)
    for (const [field, problem] of Object.entries(wrong)) fields[`${at}.${field}`] = problem
  })
  return fields
}

const goodsField = ({ product_group_id }: PriceListEntryInput) => (product_group_id ? 'product_group_id' : 'product_id')

function goodsProblem({ product_id, product_group_id }: PriceListEntryInput, { products, groups }: KnownGoods): Fields {
  if (Boolean(product_id) === Boolean(product_group_id)) return { product_id: text('priceList.oneProduct') }
  if (product_id && !products.has(product_id)) return { product_id: text('product.unknown') }
  if (product_group_id && !groups.has(product_group_id)) return { product_group_id: text('product.unknownGroup') }
  return {}
}

function priceProblem(entry: PriceListEntryInput): Fields {
  const { base_unit_price: base, discount_pct: percentage, staffels = [] } = entry
  const priced = (base ?? null) !== null || staffels.length > 0
  if ((percentage ?? null) !== null) return priced ? { discount_pct: text('priceList.priceOrPercentage') } : {}
  if (entry.product_group_id) return { discount_pct: text('priceList.ladderOfGroup') }
  if (!priced) return { base_unit_price: text('priceList.noPrice') }
  return Object.fromEntries(
    checkLadder(staffels).errors.map(({ row, code }) => [
      `staffels.${row}.${code === 'MAXIMUM_BELOW_MINIMUM' ? 'maxQuantity' : 'minQuantity'}`,
      text(`product.ladder.${code}`),
    ]),
  )
}

type EntryColumns = Omit<Insertable<PriceListEntryTable>, 'tenant_id' | 'price_list_id' | 'position'>

/** An entry that was checked, as it is stored: a ladder always says what its prices are for. */
export function entryColumns(entry: PriceListEntryInput, { products }: KnownGoods): EntryColumns {
  const discountPct = entry.discount_pct ?? null
  const productId = entry.product_id ?? null
  return {
    product_id: productId,
    product_group_id: entry.product_group_id ?? null,
    discount_pct: discountPct,
    base_unit_price_cents: centsOrNull(entry.base_unit_price),
    price_unit: discountPct === null ? (entry.price_unit ?? products.get(productId ?? 0) ?? 1) : null,
    ladder: JSON.stringify(ladderOf(entry)),
  }
}

/** The tiers of an entry that was checked, sorted. */
export function ladderOf({ staffels = [] }: PriceListEntryInput): ListTier[] {
  return checkLadder(staffels).sorted.map((tier) => ({
    variantCode: textOrNull(tier.variantCode),
    minQuantity: tier.minQuantity,
    maxQuantity: tier.maxQuantity,
    unitPriceCents: centsOrNull(tier.unitPrice),
  }))
}
