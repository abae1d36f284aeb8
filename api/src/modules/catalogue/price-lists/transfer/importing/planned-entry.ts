import type { PriceListEntryInput } from '@staffel/shared-api/contract'
import { dutchDecimal, fromCents } from '@staffel/shared-api/rules'
import { text } from '../../../../../texts/text.ts'
import { amountOrNull } from '../../../../../db/sql/cents.ts'
import type { ListTier } from '../../../catalogue.tables.ts'
import type { PriceListEntryRow } from '../../price-lists.repository.ts'
import type { DraftPrice, EntryDraft, ListProblem } from '../list-draft.types.ts'
import type { Goods } from './named-goods.ts'

/** What a price of a file becomes: what its columns do not hold stays as it is stored. */
export function plannedEntry(
  { row, price }: EntryDraft,
  goods: Goods,
  stored: PriceListEntryRow | null,
): PriceListEntryInput | ListProblem {
  const { discountPct = null, baseUnitPrice = null, tiers = [] } = price
  const input = { product_id: goods.productId, product_group_id: goods.productGroupId }
  const hasPrices = baseUnitPrice !== null || tiers.length > 0
  if (discountPct === null && hasPrices)
    return isPartOfUnit(price, stored)
      ? { row, field: 'priceUnit', message: text('transfer.problem.allPrices') }
      : { ...input, ...laddered(price, stored) }
  const both = hasPrices ? { base_unit_price: baseUnitPrice, staffels: tiers.map(staffelOf) } : {}
  return { ...input, discount_pct: discountPct, ...both }
}

/** Prices are for a unit: whoever gives another one gives all prices for it. */
function isPartOfUnit({ priceUnit, baseUnitPrice, tiers }: DraftPrice, stored: PriceListEntryRow | null): boolean {
  const before = stored?.price_unit ?? null
  if (stored === null || before === null || (priceUnit ?? before) === before) return false
  const hasBase = stored.base_unit_price_cents === null || typeof baseUnitPrice === 'number'
  return !hasBase || (stored.ladder.length > 0 && tiers === undefined)
}

function laddered({ baseUnitPrice, priceUnit, tiers }: DraftPrice, stored: PriceListEntryRow | null) {
  const unit = priceUnit ?? stored?.price_unit ?? null
  return {
    base_unit_price: baseUnitPrice === undefined ? amountOrNull(stored?.base_unit_price_cents ?? null) : baseUnitPrice,
    ...(unit !== null && { price_unit: unit }),
    staffels: tiers === undefined ? (stored?.ladder ?? []).map(staffelOfStored) : tiers.map(staffelOf),
  }
}

type Tier = NonNullable<DraftPrice['tiers']>[number]

export const staffelOf = ({ variantCode, minQuantity, maxQuantity, unitPrice }: Tier) => ({
  variantCode: variantCode ?? null,
  minQuantity,
  maxQuantity: maxQuantity ?? null,
  unitPrice: unitPrice ?? null,
})

const staffelOfStored = ({ unitPriceCents, ...tier }: ListTier) => ({
  ...tier,
  unitPrice: amountOrNull(unitPriceCents),
})

export interface StoredPrice {
  readonly discount_pct?: string | number | null | undefined
  readonly base_unit_price_cents?: number | null | undefined
  readonly price_unit?: number | null | undefined
  readonly ladder: readonly ListTier[]
}

/** A price as it is shown and compared: `− 5%`, or `12,50 per 100 · 1–499: 12,00 · ≥ 500: 9,50`. */
export function priceText({ discount_pct, base_unit_price_cents, price_unit, ladder }: StoredPrice): string {
  if (discount_pct !== null && discount_pct !== undefined) return `− ${dutchDecimal(Number(discount_pct))}%`
  const base = money(base_unit_price_cents)
  const per = price_unit && price_unit !== 1 ? `per ${price_unit}` : null
  const tiers = ladder.map(({ variantCode, minQuantity, maxQuantity, unitPriceCents }) => {
    const range = maxQuantity === null ? `≥ ${minQuantity}` : `${minQuantity}–${maxQuantity}`
    return `${variantCode === null ? '' : `${variantCode} `}${range}: ${money(unitPriceCents) ?? '–'}`
  })
  const first = [base, per].filter(Boolean).join(' ')
  return [first, ...tiers].filter(Boolean).join(' · ')
}

const money = (cents: number | null | undefined): string | null =>
  cents === null || cents === undefined ? null : dutchDecimal(fromCents(cents), 2)
