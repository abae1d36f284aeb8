import type {
  LineCost,
  OfferItem,
  OfferItemInput,
  OfferItemProduct,
  Product,
  PropertyValue,
} from '@staffel/shared-api/contract'
import {
  defaultTaxRate,
  isEditableProperty,
  lineTotal,
  priceWithWhy,
  productOfLine,
  propertyValues,
  roundMoney,
  usualTax,
  type TaxTerms,
} from '@staffel/shared-api/rules'

const newLine = {
  kind: 'item',
  productId: null,
  description: '',
  quantity: 1,
  unitPrice: 0,
  priceUnit: 1,
  total: 0,
  discountPct: 0,
  taxRate: defaultTaxRate,
  propertyValues: [],
  isSurcharge: false,
  optional: false,
  selected: false,
  variantCode: null,
  usedStaffelId: null,
  listPrice: null,
  priceSource: 'base',
  priceSticky: false,
  overridden: false,
} as const satisfies Omit<OfferItem, 'id'>

/** A line for one piece of a product, at the price of its tier, with the tax that is usual for it. */
export function lineOfProduct(product: Product, tax: TaxTerms): OfferItem {
  return priced({
    ...newLine,
    ...usualTax(tax, product.vat_rate),
    id: crypto.randomUUID(),
    productId: product.product_id,
    description: product.product_name,
    propertyValues: propertyValues(product.properties),
    product: productOfLine(product),
    cost: costOf(product),
  })
}

/** What a product costs; left out for who may not see it. */
function costOf({ cost_price: price, price_unit: priceUnit }: Product): LineCost | null | undefined {
  return typeof price === 'number' ? { price, priceUnit } : price
}

/** A line that is in no catalogue; its price is whatever someone types. */
export function freeLine(tax: TaxTerms): OfferItem {
  return {
    ...newLine,
    ...usualTax(tax, null),
    propertyValues: [],
    id: crypto.randomUUID(),
    priceSource: 'manual',
    priceSticky: true,
  }
}

/** A heading over the lines below it, or words between them; neither has an amount. */
export function wordsLine(kind: 'section' | 'text'): OfferItem {
  return { ...newLine, propertyValues: [], id: crypto.randomUUID(), kind, priceSource: 'manual' }
}

/** Whether a line has a quantity and a price. */
export function hasAmount({ kind }: OfferItem): boolean {
  return kind !== 'section' && kind !== 'text'
}

export function withDiscount(line: OfferItem, discountPct: number): OfferItem {
  return totalled({ ...line, discountPct })
}

/** A line that the customer may leave out is left out until somebody says otherwise. */
export function withOptional(line: OfferItem, optional: boolean): OfferItem {
  return { ...line, optional, selected: false }
}

/** A surcharge as the server computed it, in full. */
export function surchargeLine(item: OfferItemInput): OfferItem {
  return totalled({ ...newLine, propertyValues: [], kind: 'surcharge', isSurcharge: true, ...item })
}

/** A surcharge that was taken off: it stays with the draft, so that the rules do not bring it back. */
export function withoutCharge(surcharge: OfferItem): OfferItem {
  return totalled({ ...surcharge, quantity: 0, overridden: true })
}

/**
 * An item as it is sent: the product, its ladder and what it costs travel one way only, and a label that was taken off
 * is said to be gone.
 */
export function withoutProduct({
  product: _,
  cost: _cost,
  margin: _margin,
  frozen: _frozen,
  taxLabel = null,
  ...item
}: OfferItem): OfferItemInput {
  return { ...item, ...(item.taxRate === 0 && { taxLabel }) }
}

/** Those that the line may have otherwise than its product. */
export function editableProperties({ product, propertyValues: values }: OfferItem): PropertyValue[] {
  return values.filter(({ propertyType }) => product && isEditableProperty(product.properties, propertyType))
}

export function withProperty(line: OfferItem, propertyType: string, value: string): OfferItem {
  return {
    ...line,
    propertyValues: line.propertyValues.map((property) =>
      property.propertyType === propertyType ? { propertyType, value } : property,
    ),
  }
}

export function withQuantity(line: OfferItem, quantity: number): OfferItem {
  return priced({ ...line, quantity })
}

/** A typed price holds, whatever the quantity becomes. */
export function withOwnPrice(line: OfferItem, unitPrice: number): OfferItem {
  return totalled({
    ...line,
    unitPrice: roundMoney(unitPrice),
    priceSource: 'manual',
    priceListName: null,
    priceSticky: true,
    usedStaffelId: null,
  })
}

/** Back from a typed price to the one of the tier. */
export function withTierPrice(line: OfferItem): OfferItem {
  return priced({ ...line, priceSticky: false })
}

/** The line with the ladder that its customer has; the very same one where that is the one it has. */
export function withProduct(line: OfferItem, product: Product): OfferItem {
  const next = productOfLine(product)
  return JSON.stringify(ladderOf(next)) === JSON.stringify(line.product && ladderOf(line.product))
    ? line
    : pricedAt({ ...line, product: next, cost: costOf(product) }, line.quantity)
}

function ladderOf({ base_unit_price, price_unit, staffels, price_list }: OfferItemProduct) {
  return [base_unit_price, price_unit, price_list, staffels.map(({ staffelId: _, ...tier }) => tier)]
}

/** A line whose tier follows from more than its own quantity; the very same one where that changes nothing. */
export function pricedAt(line: OfferItem, counted: number): OfferItem {
  const byHand = line.priceSource === 'manual'
  const { listPrice, ...next } = priced(line, counted)
  const result = byHand ? { ...line, listPrice } : { ...next, listPrice }
  return tierFields.every((field) => result[field] === line[field]) ? line : result
}

const tierFields = [
  'product',
  'unitPrice',
  'priceUnit',
  'listPrice',
  'priceSource',
  'priceListName',
  'usedStaffelId',
  'total',
] as const

/**
 * Chooses the tier for the quantity, as the server will; a price that sticks and a line without product keep theirs.
 */
function priced(line: OfferItem, counted = line.quantity): OfferItem {
  if (!line.product) return totalled(line)
  const { product, variantCode, priceSticky } = line
  const { listPrice, unitPrice, priceUnit, source, tier } = priceWithWhy(product, {
    quantity: counted,
    variantCode,
    byHand: priceSticky ? line : null,
  })
  if (priceSticky) return totalled({ ...line, listPrice })
  return totalled({
    ...line,
    listPrice,
    unitPrice,
    priceUnit,
    priceSource: source,
    priceListName: source === 'list' ? product.price_list?.name : undefined,
    usedStaffelId: product.price_list ? null : (tier?.staffelId ?? null),
  })
}

function totalled(line: OfferItem): OfferItem {
  return { ...line, total: lineTotal(line) }
}
