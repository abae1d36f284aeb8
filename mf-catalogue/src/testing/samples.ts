import type { Product, ProductDetail, Staffel } from '@staffel/shared-api/contract'
import { soldByThePiece } from '@staffel/shared-api/testing'

export const tier = (
  staffelId: number,
  minQuantity: number,
  maxQuantity: number | null,
  unitPrice: number | null,
): Staffel => ({ staffelId, variantCode: null, minQuantity, maxQuantity, unitPrice })

export const sampleProduct = (different: Partial<Product> = {}): Product => ({
  ...soldByThePiece,
  product_id: 1,
  product_name: 'Zeskantbout M8x40',
  description: 'Volledig draad',
  sku: 'B933-840',
  base_unit_price: 0.2,
  price_unit: 1,
  staffels: [tier(1, 1, 99, 0.2), tier(2, 100, null, 0.15)],
  properties: [],
  product_group_id: 3,
  product_group_name: 'Bevestigingsmiddelen',
  is_visible: true,
  is_selectable: true,
  stock_type: 'numeric',
  stock_value: 40,
  ...different,
})

export const sampleDetail = (different: Partial<ProductDetail> = {}): ProductDetail => ({
  ...sampleProduct(),
  tenant_id: 1,
  technical_name: null,
  external_item_code: null,
  start_date: null,
  end_date: null,
  created_at: '2026-03-05T13:30:00.000Z',
  last_modified: '2026-03-05T13:30:00.000Z',
  cost_price: 0.1,
  ...different,
})
