import { Type, type Static } from 'typebox'
import { offerLimits } from '../rules/offer-words.rules.ts'
import {
  PriceListName,
  ProductProperty,
  SmallPicture,
  PropertyValue,
  Staffel,
  VatRate,
} from '../../catalogue/schemas.ts'
import { Id, Money, Nullable, Percent, Price, PriceUnit, Quantity, Strict, Text, Words } from '../../kit/schemaKit.ts'

/** `section` and `text` carry no amount; `surcharge` always goes with `isSurcharge: true`. */
export const OfferItemKind = Words(['item', 'section', 'text', 'surcharge'])
export type OfferItemKind = Static<typeof OfferItemKind>

/**
 * Where a unit price comes from: `list` is a price list of the customer; `manual` was typed by someone who may edit
 * prices; `request` is a price on request, stored as 0.
 */
export const PriceSource = Words(['tier', 'base', 'list', 'manual', 'request'])
export type PriceSource = Static<typeof PriceSource>

/** The product as the line needs it: to choose another tier when the quantity changes, and to show the ladder. */
export const OfferItemProduct = Strict({
  product_id: Id,
  product_name: Type.String(),
  description: Nullable(Type.String()),
  sku: Nullable(Type.String()),
  base_unit_price: Nullable(Money),
  price_unit: PriceUnit,
  sales_unit: Type.String(),
  pack_content: Nullable(Type.Number()),
  order_multiple: Nullable(Type.Number()),
  min_order_quantity: Nullable(Type.Number()),
  /** Lines of products with the same one count together for their tier. */
  tier_group: Nullable(Type.String()),
  staffels: Type.Array(Staffel),
  properties: Type.Array(ProductProperty),
  /** Where the prices are those of a list of the customer. */
  price_list: Type.Optional(PriceListName),
  /** Percent; null: the tenant's. */
  vat_rate: Nullable(VatRate),
})
export type OfferItemProduct = Static<typeof OfferItemProduct>

/**
 * Unique within the offer and stable over its versions; made by whoever adds the line. A surcharge's is `sur:{rule}`.
 */
const ItemId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9:_-]+$' })

/**
 * Why somebody has to say that a line is right: its product is a guess of the mail reading, or it is asked for in
 * another unit than it is sold in.
 */
const ToConfirm = Type.Optional(Nullable(Words(['match', 'unit'])))

/** What a line cost the seller when it was last priced, for so many sales units. */
export const LineCost = Strict({ price: Money, priceUnit: PriceUnit })
export type LineCost = Static<typeof LineCost>

/** What is earned; `percent` of what is sold, null where that is nothing. */
export const Margin = Strict({ amount: Money, percent: Nullable(Type.Number()) })
export type Margin = Static<typeof Margin>

/** What is earned on an offer, without taxes: of the lines of which it is known, the discount taken off. */
export const OfferMargin = Strict({
  ...Margin.properties,
  /** Lines that count, of which nobody knows the cost or the price. */
  unknown: Type.Integer({ minimum: 0 }),
  /** What the seller wants to earn at least. */
  floor: Nullable(Percent),
  is_below_floor: Type.Boolean(),
})
export type OfferMargin = Static<typeof OfferMargin>

/** Left out, or null, as that of a line is. */
export const marginOfOffer = Type.Optional(Nullable(OfferMargin))

/**
 * For Managers and Admins of the seller; left out for everybody else, and for offers in another currency than the
 * seller's. Null: nobody knows.
 */
const earned = { cost: Type.Optional(Nullable(LineCost)), margin: Type.Optional(Nullable(Margin)) }

/** Between how many and how many the customer may choose, by what the product is sold in. */
export const OpenQuantity = Strict({ least: Quantity, most: Quantity })
export type OpenQuantity = Static<typeof OpenQuantity>

/** Null, as it is unless the seller says otherwise: the quantity is what it is. */
const openQuantity = Type.Optional(Nullable(OpenQuantity))

/** A rule of the seller by which an offer is charged more. */
export const ChargeRule = Strict({
  id: Id,
  kind: Words(['fixed', 'percentage', 'small_order', 'property', 'freight']),
  /** In the language of the offer. */
  name: Type.String(),
  /** In whole cents. */
  amountCents: Type.Integer(),
  /** `percentage`: of the items' subtotal. */
  percentage: Nullable(Type.Number()),
  /** `small_order`: charged below it; `freight`: free from it. In whole cents. */
  thresholdCents: Nullable(Type.Integer()),
  /** `property`: lines that carry it, and this value when one is named, are charged by piece, metre or kilogram. */
  propertyType: Nullable(Type.String()),
  propertyValue: Nullable(Type.String()),
  measure: Nullable(Words(['piece', 'length', 'weight'])),
  taxRate: Type.Number(),
  /** In place of a rate of 0. */
  taxLabel: Type.Optional(Type.String()),
})
export type ChargeRule = Static<typeof ChargeRule>

/** The ladder that a line was priced by, of its variant and of its customer, and how the product is sold. */
export const FrozenLadder = Strict({
  base_unit_price: Nullable(Money),
  price_unit: PriceUnit,
  sales_unit: Text(100),
  order_multiple: Nullable(Type.Number()),
  min_order_quantity: Nullable(Type.Number()),
  tier_group: Nullable(Text(200)),
  staffels: Type.Array(Strict({ ...Staffel.properties, variantCode: Nullable(Text(200)) }), { maxItems: 1_000 }),
})
export type FrozenLadder = Static<typeof FrozenLadder>

/** What the price of a line was computed with on the day that its version was issued. */
export const FrozenPricing = Strict({
  /** Null: text that is no product, or a product that had left the catalogue by then. */
  ladder: Nullable(FrozenLadder),
  countedQuantity: Type.Number({ description: 'How much counted for the tier: over all lines that count together' }),
  countedLines: Type.Integer({ minimum: 1 }),
  /** Whether lines of one tier group counted together. */
  tiersTogether: Type.Boolean(),
})
export type FrozenPricing = Static<typeof FrozenPricing>

/** A line of a stored offer. */
export const OfferItem = Strict({
  id: ItemId,
  kind: OfferItemKind,
  /** Null: free text, a section, or a surcharge. */
  productId: Nullable(Id),
  description: Type.String(),
  quantity: Type.Number({ description: 'At most three decimals' }),
  unitPrice: Money,
  /** `unitPrice` and `listPrice` are for so many sales units. */
  priceUnit: PriceUnit,
  /** round2(quantity × unitPrice ÷ priceUnit × (1 − discountPct / 100)), never below 0. */
  total: Money,
  discountPct: Type.Number(),
  /** Percent: 21 is 21 %. */
  taxRate: Type.Number(),
  /** Printed in place of a rate of 0: `Btw verlegd`. */
  taxLabel: Type.Optional(Nullable(Type.String())),
  propertyValues: Type.Array(PropertyValue),
  isSurcharge: Type.Boolean(),
  /** A line that the customer may leave out; it counts only when `selected`. */
  optional: Type.Boolean(),
  selected: Type.Boolean(),
  variantCode: Nullable(Type.String()),
  usedStaffelId: Nullable(Id),
  /** The catalogue's price for this quantity when the line was last computed. */
  listPrice: Nullable(Money),
  priceSource: PriceSource,
  /** With the source `list`: what the list was called. */
  priceListName: Type.Optional(Nullable(Type.String())),
  /** A manual price that a change of quantity does not replace. */
  priceSticky: Type.Boolean(),
  /** A surcharge that someone changed or removed; it survives recomputing. */
  overridden: Type.Boolean(),
  toConfirm: ToConfirm,
  ...earned,
  product: Type.Optional(OfferItemProduct),
  /** Of an issued version, for the seller's people. Left out of one from before prices were frozen in this way. */
  frozen: Type.Optional(Nullable(FrozenPricing)),
  openQuantity,
  /** As it was offered, where the customer accepted another quantity. */
  offeredQuantity: Type.Optional(Type.Number()),
  /** Where the document shows pictures: the product's first one, of what is issued as it was on that day. */
  picture: Type.Optional(SmallPicture),
})
export type OfferItem = Static<typeof OfferItem>

/**
 * A line as a caller sends it. The server recomputes `total`, `listPrice`, `usedStaffelId`, `cost`, `margin` and,
 * unless the caller may edit prices (Admin or tenant user), `unitPrice` and `priceUnit`; they may be sent back as
 * received. A `priceUnit` that is left out is the stored line's, on a new line the product's, and 1 on free text.
 */
export const OfferItemInput = Strict({
  id: ItemId,
  kind: Type.Optional(OfferItemKind),
  productId: Type.Optional(Nullable(Id)),
  description: Text(2_000),
  quantity: Quantity,
  unitPrice: Type.Optional(Price),
  priceUnit: Type.Optional(PriceUnit),
  total: Type.Optional(Type.Number()),
  discountPct: Type.Optional(Percent),
  taxRate: Type.Optional(Percent),
  /** Kept only with a rate of 0. */
  taxLabel: Type.Optional(Nullable(Text(40))),
  /** Those of the product unless they are sent; of a product's own, only values of `editable` ones count. */
  propertyValues: Type.Optional(Type.Array(PropertyValue, { maxItems: 50 })),
  isSurcharge: Type.Optional(Type.Boolean()),
  optional: Type.Optional(Type.Boolean()),
  selected: Type.Optional(Type.Boolean()),
  variantCode: Type.Optional(Nullable(Text(50))),
  usedStaffelId: Type.Optional(Nullable(Id)),
  listPrice: Type.Optional(Nullable(Type.Number())),
  priceSource: Type.Optional(PriceSource),
  /** The server's own. */
  priceListName: Type.Optional(Nullable(Text(120))),
  priceSticky: Type.Optional(Type.Boolean()),
  overridden: Type.Optional(Type.Boolean()),
  /** Null says that the line is right; left out, it stays as it was. */
  toConfirm: ToConfirm,
  ...earned,
  /** The server's own, of the version that the line was read from. */
  frozen: Type.Optional(Nullable(FrozenPricing)),
  /** For who may set prices, of a line with an amount; left out, it stays as it was. */
  openQuantity,
  offeredQuantity: Type.Optional(Type.Number()),
  /** The server's own. */
  picture: Type.Optional(SmallPicture),
})
export type OfferItemInput = Static<typeof OfferItemInput>

export const OfferItemInputs = Type.Array(OfferItemInput, { maxItems: offerLimits.lines })
