import type { ProductChange, ProductDetail } from '@staffel/shared-api/contract'
import { formatNumber } from '@staffel/shared-ui/format'
import { tierDrafts } from '../../parts/tiers/tierDrafts.ts'
import { toPayload, type ProductValues } from './productValues.ts'

const amount = (value: number | null | undefined) => (typeof value === 'number' ? formatNumber(value, 2, 2) : '')
const number = (value: number | null) => (value === null ? '' : formatNumber(value, 3))

/** A stored product as the form begins with it. */
export function valuesOf(product: ProductDetail): ProductValues {
  return {
    name: product.product_name,
    technicalName: product.technical_name ?? '',
    sku: product.sku ?? '',
    ean: product.ean ?? '',
    externalItemCode: product.external_item_code ?? '',
    productGroupId: product.product_group_id,
    description: product.description ?? '',
    startDate: product.start_date,
    endDate: product.end_date,
    // A draft is hidden because it is one; once it is no draft any longer it is to be seen.
    isVisible: product.status === 'draft' || product.is_visible,
    baseUnitPrice: amount(product.base_unit_price),
    priceUnit: product.price_unit,
    costPrice: amount(product.cost_price),
    vatRate: product.vat_rate,
    salesUnit: product.sales_unit,
    salesUnitCode: product.sales_unit_code,
    packContent: number(product.pack_content),
    orderMultiple: number(product.order_multiple),
    minOrderQuantity: number(product.min_order_quantity),
    tierGroup: product.tier_group ?? '',
    stockType: product.stock_type,
    stockValue: number(product.stock_value ?? 1),
    properties: product.properties.map(({ propertyType, value, editable = false }) => ({
      key: crypto.randomUUID(),
      propertyType,
      value,
      editable,
    })),
    tiers: tierDrafts(product.staffels),
  }
}

/** What is sent of a stored product. A ladder that nobody touched is left as it is. */
export function toChange(
  initial: ProductValues,
  values: ProductValues,
  status: 'active' | 'draft',
): Omit<ProductChange, 'rev'> {
  const { pricingTiers, ...product } = toPayload(values, status)
  return JSON.stringify(values.tiers) === JSON.stringify(initial.tiers) ? product : { ...product, pricingTiers }
}
