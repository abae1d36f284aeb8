import type { Product } from '@staffel/shared-api/contract'
import type { OfferLine } from '../../store/offer-line.ts'

/** A line of free text at € 100, as the database keeps it. */
export const sampleLine = (part: Partial<OfferLine> = {}): OfferLine => ({
  key: 'a',
  kind: 'item',
  productId: null,
  variantCode: null,
  description: 'Regel',
  quantity: 1,
  unitPrice: 100,
  priceUnit: 1,
  listPrice: null,
  discountPct: 0,
  total: 100,
  taxRate: 21,
  taxLabel: null,
  priceSource: 'manual',
  priceSticky: true,
  usedStaffelId: null,
  optional: false,
  selected: true,
  propertyValues: [],
  overridden: false,
  toConfirm: null,
  ...part,
})

/** A beam of € 12 a piece, € 10 from one. */
export const sampleProduct = (part: Partial<Product> = {}): Product => ({
  product_id: 7,
  product_name: 'Balk',
  description: null,
  sku: null,
  base_unit_price: 12,
  price_unit: 1,
  properties: [{ propertyType: 'Lengte', value: '2400 mm' }],
  product_group_id: null,
  product_group_name: null,
  is_visible: true,
  is_selectable: true,
  stock_type: 'boolean',
  stock_value: 1,
  staffels: [{ staffelId: 1, variantCode: null, minQuantity: 1, maxQuantity: null, unitPrice: 10 }],
  ...part,
})
