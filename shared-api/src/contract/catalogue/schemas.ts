import { Type, type Static } from 'typebox'
import {
  Day,
  Id,
  Instant,
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

/** The first picture of a product, at most 192 pixels wide and high. Its address never shows anything else. */
export const SmallPicture = Strict({ url: Text(500), alt: Text(500) })
export type SmallPicture = Static<typeof SmallPicture>

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

/** `draft` is not visible yet; `archived` is no longer sold, and what was offered of it stays. */
export const ProductStatus = Words(['active', 'draft', 'archived'])
export type ProductStatus = Static<typeof ProductStatus>

/** The Dutch rates, in percent. */
export const VatRate = Type.Unsafe<0 | 9 | 21>({ type: 'integer', enum: [0, 9, 21], examples: [21] })
export type VatRate = Static<typeof VatRate>

/** The price list of a customer that a price is from. */
export const PriceListName = Strict({ id: Id, name: Type.String() })
export type PriceListName = Static<typeof PriceListName>

export const Product = Strict({
  product_id: Id,
  product_name: Type.String(),
  description: Nullable(Type.String()),
  sku: Nullable(Type.String()),
  base_unit_price: Nullable(Money),
  /** The base price, the cost and the prices of the tiers are for so many sales units. */
  price_unit: PriceUnit,
  /** What a quantity counts, and its code of UN/ECE Recommendation 20 or 21. */
  sales_unit: Type.String(),
  sales_unit_code: Type.String(),
  /** How many pieces one package holds. */
  pack_content: Nullable(Type.Number()),
  /** Sold in multiples of so many sales units. */
  order_multiple: Nullable(Type.Number()),
  min_order_quantity: Nullable(Type.Number()),
  /** Quantities of products with the same one count together for the tier, within an offer. */
  tier_group: Nullable(Type.String()),
  /** Percent; null: the tenant's. */
  vat_rate: Nullable(VatRate),
  /** The number under its bar code (GTIN). */
  ean: Nullable(Type.String()),
  /** Per `price_unit`; left out for those who may not see costs (others than Managers and Admins of the seller). */
  cost_price: Type.Optional(Nullable(Money)),
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
  status: ProductStatus,
  /** The first of its pictures, small; in lists of products, of those that have one. */
  picture: Type.Optional(SmallPicture),
  rev: Type.Integer({ minimum: 1 }),
  /** Where a customer was named: base price, price unit and tiers are those of this list of theirs. */
  price_list: Type.Optional(PriceListName),
  total_count: totalCountField,
})
export type Product = Static<typeof Product>

/**
 * What offers and requests know of a product: what stands with it. The name of its group is kept with the group, and
 * whether it can be picked follows from the day.
 */
export type SoldProduct = Omit<Product, 'product_group_name' | 'is_selectable'>

/** A finding about a ladder that was saved nevertheless; `row` counts the tiers as they were sent. */
export const TierWarning = Strict({
  row: Type.Integer({ minimum: 0 }),
  code: Words(['STARTS_ABOVE_ONE', 'GAP', 'PRICE_RISES', 'PRICE_EQUAL', 'PRICE_MISSING', 'LAST_HAS_MAXIMUM']),
})
export type TierWarning = Static<typeof TierWarning>

/** A product with all that is kept of it. */
export const ProductDetail = Strict({
  ...Product.properties,
  tenant_id: Id,
  technical_name: Nullable(Type.String()),
  external_item_code: Nullable(Type.String()),
  start_date: Nullable(Day),
  end_date: Nullable(Day),
  created_at: Instant,
  last_modified: Instant,
})
export type ProductDetail = Static<typeof ProductDetail>

export const SavedProduct = Strict({ ...ProductDetail.properties, warnings: Type.Optional(Type.Array(TierWarning)) })
export type SavedProduct = Static<typeof SavedProduct>

export const ProductGroup = Strict({ id: Id, name: Type.String() })
export type ProductGroup = Static<typeof ProductGroup>

export const ProductFilters = Strict({
  /** Where it is a product's number, that product comes first. */
  search: Type.Optional(SearchText),
  product_group_id: Type.Optional(Id),
  /** Exactly these products. */
  product_ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: offerLimits.lines })),
  /** Exactly these numbers, in whatever case. */
  skus: Type.Optional(Type.Array(Text(100, { minLength: 1 }), { minItems: 1, maxItems: offerLimits.skus })),
  /** Everything but what is archived where it is left out. */
  status: Type.Optional(ProductStatus),
})
export type ProductFilters = Static<typeof ProductFilters>

/**
 * In stock: unlimited, yes, or a number above 0. Low: a number at or below the tenant's threshold. Value: stock × (cost
 * or base price).
 */
export const ProductStats = Strict({
  total: Type.Integer(),
  /** Of the total, those that are drafts, and those that are hidden though no drafts. */
  drafts: Type.Integer(),
  hidden: Type.Integer(),
  in_stock: Type.Integer(),
  low_stock: Type.Integer(),
  stock_value: Money,
})
export type ProductStats = Static<typeof ProductStats>

/** Up to three decimals, above 0. */
const Measure = Type.Number({ exclusiveMinimum: 0, maximum: offerLimits.quantity, examples: [100] })

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

const productFields = {
  technicalName: Type.Optional(Nullable(Text(200))),
  sku: Type.Optional(Nullable(Text(100))),
  description: Type.Optional(Text(10_000)),
  startDate: Type.Optional(Nullable(Day)),
  endDate: Type.Optional(Nullable(Day)),
  /** `draft` saves a product that is not visible yet; only its name is required. */
  status: Type.Optional(Words(['active', 'draft'])),
  baseUnitPrice: Type.Optional(Nullable(Price)),
  /** 1 unless it is sent. */
  priceUnit: Type.Optional(PriceUnit),
  /** `st` unless it is sent; one that is not known is the tenant's own. */
  salesUnit: Type.Optional(Text(20, { minLength: 1 })),
  /** That of the unit unless it is sent. */
  salesUnitCode: Type.Optional(Type.String({ maxLength: 3, pattern: '^[A-Z0-9]{2,3}$', examples: ['C62'] })),
  packContent: Type.Optional(Nullable(Measure)),
  orderMultiple: Type.Optional(Nullable(Measure)),
  minOrderQuantity: Type.Optional(Nullable(Measure)),
  tierGroup: Type.Optional(Nullable(Text(60))),
  /** Per `priceUnit`; disregarded from those who may not see costs. */
  costPrice: Type.Optional(Nullable(Price)),
  vatRate: Type.Optional(Nullable(VatRate)),
  ean: Type.Optional(Nullable(Text(14))),
  stockType: Type.Optional(StockType),
  stockValue: Type.Optional(Nullable(Quantity)),
  externalItemCode: Type.Optional(Nullable(Text(100))),
  productGroupId: Type.Optional(Nullable(Id)),
  /** Rows without type or value are dropped. */
  properties: Type.Optional(Type.Array(Strict({ id: RowKey, ...ProductProperty.properties }), { maxItems: 50 })),
  pricingTiers: Type.Optional(Type.Array(PricingTierInput, { maxItems: 100 })),
}

export const NewProduct = Strict({
  /** An Admin may add to another tenant's. */
  tenant_id: Type.Optional(Id),
  name: Text(200, { minLength: 1 }),
  ...productFields,
  isVisible: Type.Optional(Type.Boolean({ default: true })),
})
export type NewProduct = Static<typeof NewProduct>

/**
 * What changes of a product; what is left out stays. With another `priceUnit`, prices that are sent are for that one,
 * and all others are converted: one that would not be whole cents is refused, by its field.
 */
export const ProductChange = Strict({
  rev: Type.Integer({ minimum: 1 }),
  name: Type.Optional(Text(200, { minLength: 1 })),
  ...productFields,
  isVisible: Type.Optional(Type.Boolean()),
})
export type ProductChange = Static<typeof ProductChange>

/** A tier that begins where one began before, for the same variant, keeps the id of that one. */
export const StaffelInput = Strict({
  staffelId: Type.Optional(Nullable(Type.Number())),
  variantCode: Type.Optional(Nullable(Text(50))),
  minQuantity: Type.Integer({ minimum: 0, maximum: 9_999_999 }),
  maxQuantity: Nullable(Type.Integer({ minimum: 0, maximum: 9_999_999 })),
  unitPrice: Nullable(Price),
})
export type StaffelInput = Static<typeof StaffelInput>

/** The whole ladder of a product, sorted, with what is remarkable about it. */
export const SavedStaffels = Strict({
  staffels: Type.Array(Staffel),
  warnings: Type.Array(TierWarning),
  rev: Type.Integer({ minimum: 1 }),
})
export type SavedStaffels = Static<typeof SavedStaffels>

/** What a quantity can count: the known units first, then those of the tenant's own products. */
export const SalesUnitChoice = Strict({ unit: Type.String(), code: Type.String(), own: Type.Boolean() })
export type SalesUnitChoice = Static<typeof SalesUnitChoice>

/** A kind of property: one of the known ones, or one that the tenant's own products have. */
export const PropertyTypeChoice = Strict({ name: Type.String(), own: Type.Boolean() })
export type PropertyTypeChoice = Static<typeof PropertyTypeChoice>
