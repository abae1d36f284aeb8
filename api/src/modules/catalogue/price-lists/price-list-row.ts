import type { PriceList, PriceListEntry, Staffel } from '@staffel/shared-api/contract'
import { amountOrNull } from '../../../db/sql/cents.ts'
import type { ListTier } from '../catalogue.tables.ts'
import type { PriceListEntryRow, PriceListRow } from './price-lists.repository.ts'

export function toPriceList(row: PriceListRow): PriceList {
  return {
    id: row.id,
    name: row.name,
    organization_id: row.organization_id,
    customer_group_id: row.customer_group_id,
    owner_name: row.owner_name,
    valid_from: row.valid_from,
    valid_till: row.valid_till,
    currency: row.currency,
    entry_count: row.entry_count,
    rev: row.rev,
  }
}

export function toPriceListEntry(row: PriceListEntryRow): PriceListEntry {
  return {
    product_id: row.product_id,
    product_group_id: row.product_group_id,
    name: row.name,
    sku: row.sku,
    discount_pct: row.discount_pct === null ? null : Number(row.discount_pct),
    base_unit_price: amountOrNull(row.base_unit_price_cents),
    price_unit: row.price_unit,
    staffels: row.ladder.map(toListStaffel),
  }
}

/** A tier in a list has no id but its place in its ladder. */
export function toListStaffel(tier: ListTier, index: number): Staffel {
  const { variantCode, minQuantity, maxQuantity, unitPriceCents } = tier
  return { staffelId: index + 1, variantCode, minQuantity, maxQuantity, unitPrice: amountOrNull(unitPriceCents) }
}
