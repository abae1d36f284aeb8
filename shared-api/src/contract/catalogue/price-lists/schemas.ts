import { Type, type Static } from 'typebox'
import {
  Day,
  Id,
  Money,
  Nullable,
  Percent,
  Price,
  PriceUnit,
  Quantity,
  Strict,
  Text,
  Words,
} from '../../kit/schemaKit.ts'
import { Currency } from '../../offers/schemas.ts'
import { PriceListName, Staffel, StaffelInput } from '../schemas.ts'

const Rev = Type.Integer({ minimum: 1 })

/** A name of the tenant for customers who share their prices; an organisation is in one at most. */
export const CustomerGroup = Strict({
  id: Id,
  name: Type.String(),
  /** How many organisations are in it, and how many lists it has. */
  organizations: Type.Integer(),
  price_lists: Type.Integer(),
  rev: Rev,
})
export type CustomerGroup = Static<typeof CustomerGroup>

export const CustomerGroupDetail = Strict({
  ...CustomerGroup.properties,
  members: Type.Array(Strict({ organization_id: Id, name: Type.String() })),
})
export type CustomerGroupDetail = Static<typeof CustomerGroupDetail>

export const CustomerGroupName = Text(100, { minLength: 1 })

/** Prices of one organisation, or of a group of customers: one of the two ids is null. */
export const PriceList = Strict({
  id: Id,
  name: Type.String(),
  organization_id: Nullable(Id),
  customer_group_id: Nullable(Id),
  /** The name of that organisation or group. */
  owner_name: Type.String(),
  /** Both days included; null has no end. */
  valid_from: Day,
  valid_till: Nullable(Day),
  currency: Currency,
  entry_count: Type.Integer(),
  rev: Rev,
})
export type PriceList = Static<typeof PriceList>

/** A list that a product has a price in, by itself or by its group. */
export const ListOfProduct = Strict({
  id: Id,
  name: Type.String(),
  /** The name of the organisation or group that it is for. */
  owner_name: Type.String(),
  valid_from: Day,
  valid_till: Nullable(Day),
  currency: Currency,
  /** The product group whose percentage it is; null: the list names the product itself. */
  product_group_name: Nullable(Type.String()),
  /** Null: the ladder counts. */
  discount_pct: Nullable(Percent),
  base_unit_price: Nullable(Money),
  price_unit: Nullable(PriceUnit),
  staffels: Type.Array(Staffel),
})
export type ListOfProduct = Static<typeof ListOfProduct>

/** A ladder for one product, or a percentage off the ladder of one product or of all in a product group. */
export const PriceListEntry = Strict({
  product_id: Nullable(Id),
  product_group_id: Nullable(Id),
  /** The name of that product or group. */
  name: Type.String(),
  sku: Nullable(Type.String()),
  /** Null: the ladder counts. */
  discount_pct: Nullable(Percent),
  base_unit_price: Nullable(Money),
  /** Null with a percentage: that of the product. */
  price_unit: Nullable(PriceUnit),
  staffels: Type.Array(Staffel),
})
export type PriceListEntry = Static<typeof PriceListEntry>

export const PriceListDetail = Strict({ ...PriceList.properties, entries: Type.Array(PriceListEntry) })
export type PriceListDetail = Static<typeof PriceListDetail>

export const PriceListEntryInput = Strict({
  product_id: Type.Optional(Nullable(Id)),
  product_group_id: Type.Optional(Nullable(Id)),
  discount_pct: Type.Optional(Nullable(Percent)),
  base_unit_price: Type.Optional(Nullable(Price)),
  /** That of the product unless it is sent. */
  price_unit: Type.Optional(Nullable(PriceUnit)),
  staffels: Type.Optional(Type.Array(StaffelInput, { maxItems: 100 })),
})
export type PriceListEntryInput = Static<typeof PriceListEntryInput>

const entries = Type.Array(PriceListEntryInput, { maxItems: 2_000 })
const name = Text(120, { minLength: 1 })

export const NewPriceList = Strict({
  /** An Admin may add to another tenant's. */
  tenant_id: Type.Optional(Id),
  name,
  /** One of the two. */
  organization_id: Type.Optional(Nullable(Id)),
  customer_group_id: Type.Optional(Nullable(Id)),
  valid_from: Day,
  valid_till: Type.Optional(Nullable(Day)),
  currency: Currency,
  entries,
})
export type NewPriceList = Static<typeof NewPriceList>

/** What changes of a list; what is left out stays. Entries that are sent are all of them. */
export const PriceListChange = Strict({
  rev: Rev,
  name: Type.Optional(name),
  organization_id: Type.Optional(Nullable(Id)),
  customer_group_id: Type.Optional(Nullable(Id)),
  valid_from: Type.Optional(Day),
  valid_till: Type.Optional(Nullable(Day)),
  currency: Type.Optional(Currency),
  entries: Type.Optional(entries),
})
export type PriceListChange = Static<typeof PriceListChange>

/** What a customer pays for a product on a day, and why. */
export const CustomerPrice = Strict({
  quantity: Quantity,
  /** The day and the currency that it was asked for. */
  date: Day,
  currency: Currency,
  unit_price: Money,
  price_unit: PriceUnit,
  total: Money,
  price_source: Words(['tier', 'base', 'list', 'request']),
  /** Null: the product's own ladder. */
  price_list: Nullable(PriceListName),
  /** The whole ladder that counts, and the tier that this quantity is on. */
  base_unit_price: Nullable(Money),
  staffels: Type.Array(Staffel),
  tier: Nullable(Staffel),
  /** No tier holds the quantity, so the one with the highest minimum was used. */
  outside_ladder: Type.Boolean(),
  next: Nullable(Strict({ tier: Staffel, missing: Type.Number(), unit_price: Money })),
})
export type CustomerPrice = Static<typeof CustomerPrice>
