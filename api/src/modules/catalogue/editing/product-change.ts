import type { NewProduct, ProductChange, ProductDetail, Staffel } from '@staffel/shared-api/contract'
import { exactPerUnit, offerLimits, type PriceUnit } from '@staffel/shared-api/rules'
import { text, type Text } from '../../../texts/text.ts'

export interface ChangedProduct {
  readonly product: NewProduct
  /** Prices that are no whole cents per the new unit. */
  readonly fields: Readonly<Record<string, Text>>
}

/** A stored product, as somebody would send it who makes it anew. */
export function inputOfProduct(product: ProductDetail): NewProduct {
  return {
    name: product.product_name,
    technicalName: product.technical_name,
    sku: product.sku,
    description: product.description ?? '',
    startDate: product.start_date,
    endDate: product.end_date,
    isVisible: product.is_visible,
    status: product.status === 'draft' ? 'draft' : 'active',
    baseUnitPrice: product.base_unit_price,
    priceUnit: product.price_unit,
    salesUnit: product.sales_unit,
    salesUnitCode: product.sales_unit_code,
    packContent: product.pack_content,
    orderMultiple: product.order_multiple,
    minOrderQuantity: product.min_order_quantity,
    tierGroup: product.tier_group,
    costPrice: product.cost_price ?? null,
    vatRate: product.vat_rate,
    ean: product.ean,
    stockType: product.stock_type,
    stockValue: stockOf(product.stock_type, product.stock_value),
    externalItemCode: product.external_item_code,
    productGroupId: product.product_group_id,
    properties: product.properties,
    pricingTiers: product.staffels.map(inputOfTier),
  }
}

/**
 * A stored product with what changes of it. Prices that are sent are for the unit that is sent with them; all others go
 * over to it, whole or not at all.
 */
export function changedProduct(stored: ProductDetail, { rev: _, ...change }: ProductChange): ChangedProduct {
  const before = inputOfProduct(stored)
  const to = change.priceUnit ?? stored.price_unit
  const fields: Record<string, Text> = {}
  const converted = (price: number | null | undefined, field: string): number | null => {
    const exact = price === null || price === undefined ? null : exactPerUnit(price, stored.price_unit, to)
    if (exact === null && price !== null && price !== undefined) fields[field] = notWhole(to)
    if (to !== stored.price_unit && exact !== null && exact > offerLimits.price)
      fields['priceUnit'] = text('field.maximum', { limit: offerLimits.price })
    return exact
  }
  const unitOfSales = change.salesUnit === undefined ? {} : { salesUnitCode: undefined }
  const published = stored.status === 'draft' && change.status === 'active' ? { isVisible: undefined } : {}
  const product = {
    ...before,
    ...unitOfSales,
    ...published,
    ...change,
    baseUnitPrice: change.baseUnitPrice ?? null,
    costPrice: change.costPrice ?? null,
    pricingTiers: change.pricingTiers ?? [],
  }
  if (change.stockValue === undefined) product.stockValue = stockOf(product.stockType, before.stockValue)
  if (change.baseUnitPrice === undefined) product.baseUnitPrice = converted(before.baseUnitPrice, 'baseUnitPrice')
  if (change.costPrice === undefined) product.costPrice = converted(before.costPrice, 'costPrice')
  if (change.pricingTiers === undefined)
    product.pricingTiers = (before.pricingTiers ?? []).map((tier, row) => ({
      ...tier,
      unitPrice: converted(tier.unitPrice, `pricingTiers.${row}.unitPrice`),
    }))
  return { product, fields }
}

/** Of what is not counted no number is kept but that there is any. */
function stockOf(type: NewProduct['stockType'], stock: number | null | undefined): number {
  return type === 'boolean' ? Math.sign(stock ?? 1) : (stock ?? 1)
}

function notWhole(unit: PriceUnit): Text {
  return text('product.notWholeCents', { unit: String(unit) })
}

function inputOfTier({ variantCode, minQuantity, maxQuantity, unitPrice }: Staffel) {
  return { variantCode, minQuantity, maxQuantity, unitPrice }
}
