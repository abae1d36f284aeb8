import { Type, type Static } from 'typebox'
import {
  Day,
  Id,
  Money,
  Nullable,
  Price,
  PriceUnit,
  Quantity,
  SearchText,
  Strict,
  Text,
  totalCountField,
  Words,
} from '../kit/schemaKit.ts'
import { offerLimits } from '../offers/rules/offer-words.rules.ts'

/** A property of a product or of an offer line, such as `Kleur: RAL 9010`. */
export const PropertyValue = Strict({ propertyType: Text(100), value: Text(100) })
export type PropertyValue = Static<typeof PropertyValue>

/** A property of a product: what lines of offers begin with, and may have otherwise where it is `editable`. */
export const ProductProperty = Strict({ ...PropertyValue.properties, editable: Type.Optional(Type.Boolean()) })
export type ProductProperty = Static<typeof ProductProperty>

/**
 * One quantity price tier. The range is inclusive at both ends; `maxQuantity` null has no end; `unitPrice` null falls
 * back to the base price.
 */
export const Staffel = Strict({
  staffelId: Id,
  /** Null applies to every variant; a variant's own tiers win over those. */
  variantCode: Nullable(Type.String()),
  minQuantity: Type.Integer({ minimum: 0 }),
  maxQuantity: Nullable(Type.Integer({ minimum: 0 })),
  unitPrice: Nullable(Money),
})
export type Staffel = Static<typeof Staffel>

/** What a request of `stock` says: available or not, a number of pieces, or always available. */
export const StockType = Words(['boolean', 'numeric', 'unlimited'])
export type StockType = Static<typeof StockType>

export const Product = Strict({
  product_id: Id,
  product_name: Type.String(),
  description: Nullable(Type.String()),
  sku: Nullable(Type.String()),
  base_unit_price: Nullable(Money),
  /** The base price and those of the tiers are for so many sales units. */
  price_unit: PriceUnit,
  staffels: Type.Array(Staffel),
  properties: Type.Array(ProductProperty),
  product_group_id: Nullable(Id),
  product_group_name: Nullable(Type.String()),
  is_visible: Type.Boolean(),
  /** Within its start and end date today; outside them a product cannot be picked. */
  is_selectable: Type.Boolean(),
  stock_type: StockType,
  /** Pieces for `numeric`; 1 or 0 for `boolean`; null for `unlimited`. */
  stock_value: Nullable(Type.Number()),
  total_count: totalCountField,
})
export type Product = Static<typeof Product>

/** A finding about a ladder that was saved nevertheless; `row` counts the tiers as they were sent. */
export const TierWarning = Strict({
  row: Type.Integer({ minimum: 0 }),
  code: Words(['STARTS_ABOVE_ONE', 'GAP', 'PRICE_RISES', 'PRICE_MISSING', 'LAST_HAS_MAXIMUM']),
})
export type TierWarning = Static<typeof TierWarning>

export const SavedProduct = Strict({ ...Product.properties, warnings: Type.Optional(Type.Array(TierWarning)) })
export type SavedProduct = Static<typeof SavedProduct>

export const ProductGroup = Strict({ id: Id, name: Type.String() })
export type ProductGroup = Static<typeof ProductGroup>

export const ProductFilters = Strict({
  /** Where it is a product's number, that product comes first. */
  search: Type.Optional(SearchText),
  product_group_id: Type.Optional(Id),
  /** Exactly these numbers, in whatever case. */
  skus: Type.Optional(Type.Array(Text(100, { minLength: 1 }), { minItems: 1, maxItems: offerLimits.skus })),
})
export type ProductFilters = Static<typeof ProductFilters>

/**
 * In stock: unlimited, yes, or a number above 0. Low: a number at or below the tenant's threshold. Value: stock × (cost
 * or base price).
 */
export const ProductStats = Strict({
  total: Type.Integer(),
  in_stock: Type.Integer(),
  low_stock: Type.Integer(),
  stock_value: Money,
})
export type ProductStats = Static<typeof ProductStats>

/** Keys that a form gives to its rows; the server does not keep them. */
const RowKey = Type.Optional(Type.Union([Type.Number(), Text(64)]))

export const PricingTierInput = Strict({
  id: RowKey,
  variantCode: Type.Optional(Nullable(Text(50))),
  minQuantity: Type.Integer({ minimum: 0, maximum: 9_999_999, default: 1 }),
  maxQuantity: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 9_999_999 }))),
  unitPrice: Type.Optional(Nullable(Price)),
})
export type PricingTierInput = Static<typeof PricingTierInput>

export const NewProduct = Strict({
  name: Text(200, { minLength: 1 }),
  technicalName: Type.Optional(Text(200)),
  sku: Type.Optional(Nullable(Text(100))),
  description: Type.Optional(Text(10_000)),
  startDate: Type.Optional(Nullable(Day)),
  endDate: Type.Optional(Nullable(Day)),
  isVisible: Type.Optional(Type.Boolean({ default: true })),
  /** `draft` saves a product that is not visible yet; only its name is required. */
  status: Type.Optional(Words(['active', 'draft'])),
  baseUnitPrice: Type.Optional(Nullable(Price)),
  /** 1 unless it is sent. */
  priceUnit: Type.Optional(PriceUnit),
  stockType: Type.Optional(StockType),
  stockValue: Type.Optional(Nullable(Quantity)),
  externalItemCode: Type.Optional(Nullable(Text(100))),
  productGroupId: Type.Optional(Nullable(Id)),
  /** Rows without type or value are dropped. */
  properties: Type.Optional(Type.Array(Strict({ id: RowKey, ...ProductProperty.properties }), { maxItems: 50 })),
  pricingTiers: Type.Optional(Type.Array(PricingTierInput, { maxItems: 100 })),
})
export type NewProduct = Static<typeof NewProduct>
