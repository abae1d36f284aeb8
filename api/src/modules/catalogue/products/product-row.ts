import type { Product, ProductDetail, ProductProperty, ProductStatus, Staffel } from '@staffel/shared-api/contract'
import type { Selectable } from 'kysely'
import { isSellerStaff, seesCosts, type Caller } from '../../../http/caller.ts'
import { amountOrNull } from '../../../db/sql/cents.ts'
import type { ProductPropertyTable, ProductStaffelTable, ProductTable } from '../catalogue.tables.ts'

/** A product as it leaves the database, with the name of its group. */
export type ProductRow = Selectable<ProductTable> & { readonly product_group_name: string | null }

export interface ProductParts {
  readonly staffels: readonly Selectable<ProductStaffelTable>[]
  readonly properties: readonly Selectable<ProductPropertyTable>[]
}

export function toProduct(row: ProductRow, parts: ProductParts, today: string): Product {
  return {
    product_id: row.id,
    product_name: row.name,
    description: row.description,
    sku: row.sku,
    base_unit_price: amountOrNull(row.base_unit_price_cents),
    price_unit: row.price_unit,
    sales_unit: row.sales_unit,
    sales_unit_code: row.sales_unit_code,
    pack_content: numberOrNull(row.pack_content),
    order_multiple: numberOrNull(row.order_multiple),
    min_order_quantity: numberOrNull(row.min_order_quantity),
    tier_group: row.tier_group,
    vat_rate: row.vat_rate,
    ean: row.ean,
    cost_price: amountOrNull(row.cost_price_cents),
    staffels: parts.staffels.map(toStaffel),
    properties: parts.properties.map(toProperty),
    product_group_id: row.product_group_id,
    product_group_name: row.product_group_name,
    is_visible: row.is_visible,
    is_selectable: isSelectable(row, today),
    stock_type: row.stock_type,
    stock_value: row.stock_type === 'unlimited' ? null : Number(row.stock_value),
    status: statusOf(row),
    rev: row.rev,
  }
}

export function toProductDetail(product: Product, row: ProductRow): ProductDetail {
  return {
    ...product,
    tenant_id: row.tenant_id,
    technical_name: row.technical_name,
    external_item_code: row.external_item_code,
    start_date: row.start_date,
    end_date: row.end_date,
    created_at: row.created_at.toISOString(),
    last_modified: row.last_modified.toISOString(),
  }
}

/**
 * A product as a caller may see it: what it costs the seller is left out for everybody who does not run the seller, and
 * what the seller calls a price list for everybody else than its staff.
 */
export function shownTo(
  caller: Caller,
): <P extends Product>(product: P) => P | Omit<P, 'cost_price'> | Omit<P, 'cost_price' | 'price_list'> {
  if (seesCosts(caller)) return (product) => product
  if (isSellerStaff(caller)) return ({ cost_price: _, ...product }) => product
  return ({ cost_price: _, price_list: _list, ...product }) => product
}

function statusOf(row: ProductRow): ProductStatus {
  return row.deleted_at === null ? row.status : 'archived'
}

const numberOrNull = (value: string | null): number | null => (value === null ? null : Number(value))

/** Drafts and products outside their dates are shown where they stand, but cannot be picked. */
function isSelectable(row: ProductRow, today: string): boolean {
  if (statusOf(row) !== 'active') return false
  return (row.start_date === null || row.start_date <= today) && (row.end_date === null || row.end_date >= today)
}

function toStaffel(row: Selectable<ProductStaffelTable>): Staffel {
  return {
    staffelId: row.id,
    variantCode: row.variant_code,
    minQuantity: row.min_quantity,
    maxQuantity: row.max_quantity,
    unitPrice: amountOrNull(row.unit_price_cents),
  }
}

function toProperty(row: Selectable<ProductPropertyTable>): ProductProperty {
  return { propertyType: row.property_type, value: row.value, ...(row.editable && { editable: true }) }
}
