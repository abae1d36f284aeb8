import type {
  OfferSettings,
  PriceList,
  PriceListDetail,
  Product,
  ProductDetail,
  Staffel,
} from '@staffel/shared-api/contract'
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

/** In force, whatever day it is. */
export const samplePriceList = (different: Partial<PriceList> = {}): PriceList => ({
  id: 4,
  name: 'Jaarafspraak',
  organization_id: 5,
  customer_group_id: null,
  owner_name: 'Bouwbedrijf De Haan',
  valid_from: '2020-01-01',
  valid_till: null,
  currency: 'eur',
  entry_count: 2,
  rev: 3,
  ...different,
})

export const samplePriceListDetail = (different: Partial<PriceListDetail> = {}): PriceListDetail => ({
  ...samplePriceList(),
  entries: [
    {
      product_id: 1,
      product_group_id: null,
      name: 'Zeskantbout M8x40',
      sku: 'B933-840',
      discount_pct: null,
      base_unit_price: 15,
      price_unit: 100,
      staffels: [tier(1, 1, 499, 15), tier(2, 500, null, 12)],
    },
    {
      product_id: null,
      product_group_id: 3,
      name: 'Bevestigingsmiddelen',
      sku: null,
      discount_pct: 12.5,
      base_unit_price: null,
      price_unit: null,
      staffels: [],
    },
  ],
  ...different,
})

export const sampleSettings = (different: Partial<OfferSettings> = {}): OfferSettings => ({
  tenant_id: 1,
  default_currency: 'eur',
  default_tax_rate: 21,
  offer_validity_days: 30,
  payment_terms_days: 30,
  terms_nl: '',
  terms_en: '',
  footer_nl: '',
  footer_en: '',
  number_pattern: 'OFF-{YYYY}-{SEQ:4}',
  number_reset: 'yearly',
  signature_required: true,
  reminders: { enabled: false, days_before: [] },
  low_stock_threshold: 5,
  enforce_plan_limit: false,
  tiers_together: true,
  show_pictures: false,
  margin_floor: 12.5,
  public_host: null,
  next_sequence: 43,
  rev: 1,
  ...different,
})
