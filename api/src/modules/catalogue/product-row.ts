import type { Product, ProductProperty, Staffel } from '@staffel/shared-api/contract'
import type { Selectable } from 'kysely'
import { amountOrNull } from '../../db/sql/cents.ts'
import type { ProductPropertyTable, ProductStaffelTable, ProductTable } from './catalogue.tables.ts'

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
    staffels: parts.staffels.map(toStaffel),
    properties: parts.properties.map(toProperty),
    product_group_id: row.product_group_id,
    product_group_name: row.product_group_name,
    is_visible: row.is_visible,
    is_selectable: isSelectable(row, today),
    stock_type: row.stock_type,
    stock_value: row.stock_type === 'unlimited' ? null : Number(row.stock_value),
  }
}

/** Drafts and products outside their dates are shown where they stand, but cannot be picked. */
function isSelectable(row: ProductRow, today: string): boolean {
  if (row.status === 'draft') return false
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
