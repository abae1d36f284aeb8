import type { OfferItemProduct } from '../items/schemas.ts'
import type { SoldProduct } from '../../catalogue/schemas.ts'

/** Of a product, what a line of an offer takes along. */
export function productOfLine(product: SoldProduct): OfferItemProduct {
  return {
    product_id: product.product_id,
    product_name: product.product_name,
    description: product.description,
    sku: product.sku,
    base_unit_price: product.base_unit_price,
    price_unit: product.price_unit,
    sales_unit: product.sales_unit,
    pack_content: product.pack_content,
    order_multiple: product.order_multiple,
    min_order_quantity: product.min_order_quantity,
    tier_group: product.tier_group,
    staffels: product.staffels,
    properties: product.properties,
    vat_rate: product.vat_rate,
    ...(product.price_list && { price_list: product.price_list }),
  }
}
