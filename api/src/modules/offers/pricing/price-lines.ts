import type { OfferItemInput, OpenQuantity, SoldProduct } from '@staffel/shared-api/contract'
import {
  isBlank,
  isSurchargeKey,
  isSamePrice,
  lineTotal,
  perUnit,
  priceWithWhy,
  roundMoney,
  roundPercent,
  roundQuantity,
  tierCounts,
  type PriceOfUnit,
  type PriceUnit,
  type TaxTerms,
  type TierCount,
} from '@staffel/shared-api/rules'
import { text, type Text } from '../../../texts/text.ts'
import { lineProperties } from './line-properties.ts'
import { lineTax } from './line-tax.ts'
import type { OfferLine } from '../store/offer-line.ts'

export interface PricingContext {
  /** The tenant's products that the lines name. */
  readonly products: ReadonlyMap<number, SoldProduct>
  /** The lines as they were before, by key. */
  readonly stored: ReadonlyMap<string, OfferLine>
  /** Admins and staff of the seller; everybody else's prices, discounts and tax rates are left out of account. */
  readonly mayEditPrices: boolean
  readonly tax: TaxTerms
  /** Lines of one tier group count together for their tier. */
  readonly tiersTogether: boolean
  /** The lines are in the currency in which the tenant keeps what its products cost. */
  readonly knowsCosts: boolean
}

/** What counts for the tier of a line, where that is more than its own quantity. */
type Counts = ReturnType<typeof tierCounts>

type Price = PriceOfUnit &
  Pick<OfferLine, 'listPrice' | 'priceSource' | 'priceListName' | 'priceSticky' | 'usedStaffelId'>

const noPrice: Price = {
  unitPrice: 0,
  priceUnit: 1,
  listPrice: null,
  priceSource: 'base',
  priceListName: null,
  priceSticky: false,
  usedStaffelId: null,
}

/** Prices every line that is not a surcharge by today's tiers; a price set by hand by somebody who may do so stays. */
export function priceLines(items: readonly OfferItemInput[], context: PricingContext): OfferLine[] {
  const sold = items.filter((item) => !isSurcharge(item)).map(withKeptDecimals)
  const counts = countedTogether(sold, context)
  return sold.map((item) => priceLine(item, context, counts))
}

/** By the id of a line. */
export function countedTogether(items: readonly OfferItemInput[], context: PricingContext): Counts {
  return context.tiersTogether ? tierCounts(items.map((item) => counted(item, context))) : new Map()
}

function counted(item: OfferItemInput, { products, stored }: PricingContext) {
  const before = stored.get(item.id)
  return {
    id: item.id,
    quantity: kindOf(item) === 'item' ? item.quantity : 0,
    optional: item.optional ?? before?.optional,
    selected: item.selected ?? before?.selected ?? true,
    product: products.get(item.productId ?? 0),
  }
}

/** An amount is computed from what the document shows and the database keeps, never from decimals beyond. */
export function withKeptDecimals(item: OfferItemInput): OfferItemInput {
  return {
    ...item,
    quantity: roundQuantity(item.quantity),
    ...(item.discountPct !== undefined && { discountPct: roundPercent(item.discountPct) }),
    ...(item.taxRate !== undefined && { taxRate: roundPercent(item.taxRate) }),
  }
}

export function isSurcharge(item: OfferItemInput): boolean {
  return item.isSurcharge === true || item.kind === 'surcharge'
}

/** What makes lines impossible to store, by the field's path in the body. */
export function lineProblems(
  items: readonly OfferItemInput[],
  { products, stored }: Pick<PricingContext, 'products' | 'stored'>,
): Record<string, Text> {
  const seen = new Set<string>()
  const fields: Record<string, Text> = {}
  items.forEach((item, index) => {
    if (seen.has(item.id)) fields[`offer.items.${index}.id`] = text('offer.line.idTwice')
    else if (!isSurcharge(item) && isSurchargeKey(item.id))
      fields[`offer.items.${index}.id`] = text('offer.line.idOfSurcharge')
    seen.add(item.id)
    const unknown = item.productId && !products.has(item.productId) && stored.get(item.id)?.productId !== item.productId
    if (unknown) fields[`offer.items.${index}.productId`] = text('product.unknown')
    if (!item.productId && isBlank(item.description))
      fields[`offer.items.${index}.description`] = text('field.required')
  })
  return fields
}

function kindOf({ kind }: OfferItemInput): 'item' | 'section' | 'text' {
  return kind === 'section' || kind === 'text' ? kind : 'item'
}

function priceLine(item: OfferItemInput, context: PricingContext, counts: Counts): OfferLine {
  const stored = context.stored.get(item.id)
  const priced = context.mayEditPrices ? stored : soldBefore(item, stored)
  const kind = kindOf(item)
  const line = {
    key: item.id,
    kind,
    variantCode: item.variantCode ?? null,
    description: item.description.trim(),
    optional: item.optional ?? stored?.optional ?? false,
    selected: item.selected ?? stored?.selected ?? true,
    propertyValues: lineProperties(item, stored, context.products.get(item.productId ?? 0)),
    overridden: false,
    frozen: null,
    picture: null,
    ...lineTax(item, priced, context),
    ...(kind === 'item' ? soldOf(item, priced, context, counts) : nothingSold),
    cost: kind === 'item' ? costOf(item, stored, context) : null,
  } satisfies Omit<OfferLine, 'total'>
  return { ...line, total: lineTotal(line) }
}

type Sold = Price & Pick<OfferLine, 'productId' | 'quantity' | 'discountPct' | 'toConfirm' | 'openQuantity'>

/** The line as it was, where it sells the same: what was given on one product holds for no other. */
function soldBefore({ productId = null }: OfferItemInput, stored: OfferLine | undefined): OfferLine | undefined {
  return stored?.productId === productId ? stored : undefined
}

/** A heading, or a line of text. */
const nothing = { productId: null, quantity: 0, discountPct: 0, toConfirm: null, openQuantity: null }
const nothingSold: Sold = { ...nothing, ...noPrice }

function soldOf(item: OfferItemInput, stored: OfferLine | undefined, context: PricingContext, counts: Counts): Sold {
  const trusted = context.mayEditPrices ? item : stored
  return {
    productId: item.productId ?? null,
    quantity: item.quantity,
    discountPct: trusted?.discountPct ?? stored?.discountPct ?? 0,
    toConfirm: openQuestion(item, stored),
    openQuantity: keptRange(trusted?.openQuantity, stored),
    ...priceOf(item, stored, context, counts.get(item.id)),
  }
}

/** Like a price, a range is for who may set prices. */
function keptRange(sent: OpenQuantity | null | undefined, stored: OfferLine | undefined): OpenQuantity | null {
  const range = sent === undefined ? stored?.openQuantity : sent
  return range ? { least: roundQuantity(range.least), most: roundQuantity(range.most) } : null
}

/** What the product costs now; one that has left the catalogue, what it cost when the line was priced. */
function costOf(
  { productId }: OfferItemInput,
  stored: OfferLine | undefined,
  { products, knowsCosts }: PricingContext,
): OfferLine['cost'] {
  if (!productId || !knowsCosts) return null
  const product = products.get(productId)
  if (!product) return stored?.productId === productId ? stored.cost : null
  const { cost_price: price, price_unit: priceUnit } = product
  return price === null || price === undefined ? null : { price, priceUnit }
}

/** Who puts another product on the line has chosen it. */
function openQuestion(
  { toConfirm, productId = null }: OfferItemInput,
  stored: OfferLine | undefined,
): OfferLine['toConfirm'] {
  if (toConfirm !== undefined) return toConfirm
  return stored && stored.productId === productId ? stored.toConfirm : null
}

function priceOf(
  item: OfferItemInput,
  stored: OfferLine | undefined,
  context: PricingContext,
  count: TierCount | undefined,
): Price {
  const product = item.productId ? context.products.get(item.productId) : undefined
  if (item.productId && !product) return withdrawnPrice(item, stored, context)
  if (!product) return freeTextPrice(item, stored, context)
  const question = { quantity: item.quantity, count, variantCode: item.variantCode ?? null }
  const listed = priceWithWhy(product, question)
  const byHand = manualPrice(item, stored, listed, context)
  const { unitPrice, priceUnit, listPrice, source, from, tier } = byHand
    ? priceWithWhy(product, { ...question, byHand })
    : listed
  return {
    ...{ unitPrice, priceUnit, listPrice },
    priceSource: source,
    priceListName: source === 'list' ? from.name : null,
    priceSticky: byHand !== null && sticky(item, stored, context),
    // A tier of a price list is none of the product.
    usedStaffelId: from.kind === 'list' ? null : (tier?.staffelId ?? null),
  }
}

/**
 * The price that somebody set: named as such, or, from a caller who says nothing of the source, one that differs from
 * the catalogue's and from what is stored. A price set earlier stays unless the quantity changed; a sticky one stays
 * even then.
 */
function manualPrice(
  item: OfferItemInput,
  stored: OfferLine | undefined,
  catalogue: PriceOfUnit,
  { mayEditPrices }: PricingContext,
): PriceOfUnit | null {
  const before = stored && stored.productId === item.productId ? stored : undefined
  if (!mayEditPrices || item.unitPrice === undefined) return keptPrice(item, before)
  const priceUnit = item.priceUnit ?? before?.priceUnit ?? catalogue.priceUnit
  const sent = { unitPrice: roundMoney(item.unitPrice), priceUnit }
  if (item.priceSource === 'manual' || item.priceSticky === true) return sent
  if (item.priceSource !== undefined) return null
  const differs = item.quantity > 0 && !isSamePrice(sent, catalogue) && !(before && isSamePrice(sent, before))
  return differs ? sent : keptPrice(item, before)
}

function keptPrice({ quantity }: OfferItemInput, before: OfferLine | undefined): PriceOfUnit | null {
  const kept = before?.priceSource === 'manual' && (before.priceSticky || before.quantity === quantity)
  return kept ? { unitPrice: before.unitPrice, priceUnit: before.priceUnit } : null
}

/**
 * Text that is no product: its price is what somebody who may set prices says. Nobody has said 0 who only left it
 * empty.
 */
function freeTextPrice(item: OfferItemInput, stored: OfferLine | undefined, context: PricingContext): Price {
  const said = context.mayEditPrices && item.unitPrice !== undefined
  const unitPrice = (said ? roundMoney(item.unitPrice ?? 0) : stored?.unitPrice) ?? 0
  const priceUnit = unitOf(item, stored, context)
  const meant = unitPrice > 0 || (said ? item.priceSource : stored?.priceSource) === 'manual'
  return { ...noPrice, unitPrice, priceUnit, priceSource: meant ? 'manual' : 'request', priceSticky: meant }
}

/** The product has left the catalogue since: the line keeps what it had. */
function withdrawnPrice(item: OfferItemInput, stored: OfferLine | undefined, context: PricingContext): Price {
  const kept = stored ?? { ...noPrice, priceSource: 'request' as const }
  const byHand = context.mayEditPrices && item.priceSource === 'manual' && item.unitPrice !== undefined
  const priceUnit = byHand ? unitOf(item, stored, context) : kept.priceUnit
  return {
    unitPrice: byHand ? roundMoney(item.unitPrice ?? 0) : kept.unitPrice,
    priceUnit,
    listPrice: kept.listPrice === null ? null : perUnit(kept.listPrice, kept.priceUnit, priceUnit),
    priceSource: byHand ? 'manual' : kept.priceSource,
    priceListName: byHand ? null : kept.priceListName,
    priceSticky: sticky(item, stored, context),
    usedStaffelId: kept.usedStaffelId,
  }
}

/** What a price is for goes with the price: of a stored line it stays, unless whoever may set prices says otherwise. */
function unitOf(item: OfferItemInput, stored: OfferLine | undefined, { mayEditPrices }: PricingContext): PriceUnit {
  const said = mayEditPrices && item.unitPrice !== undefined ? item.priceUnit : undefined
  return said ?? stored?.priceUnit ?? 1
}

function sticky(item: OfferItemInput, stored: OfferLine | undefined, { mayEditPrices }: PricingContext): boolean {
  return (mayEditPrices ? item.priceSticky : undefined) ?? stored?.priceSticky ?? false
}
