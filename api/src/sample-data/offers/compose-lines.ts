import type { ChargeRule, OfferItemInput, SoldProduct } from '@staffel/shared-api/contract'
import { lineTotal, orderAdvice, priceFor, surchargeKey } from '@staffel/shared-api/rules'
import { applySurcharges } from '../../modules/offers/pricing/apply-surcharges.ts'
import { priceLines } from '../../modules/offers/pricing/price-lines.ts'
import type { OfferLine } from '../../modules/offers/store/offer-line.ts'
import type { DraftKind } from './plan-offers.ts'

export interface Composition {
  readonly products: readonly SoldProduct[]
  readonly rules: readonly ChargeRule[]
  readonly freeText: readonly string[]
  readonly kind: DraftKind | null
  readonly random: () => number
}

/** Quantities that people order, on both sides of the usual tier edges. */
const quantities = [1, 4, 9, 10, 12, 24, 49, 50, 60, 100, 250, 500]

/** Lines of a sample offer, priced and charged by the same rules as every other one. */
export function composeLines(composition: Composition): OfferLine[] {
  const { kind, random, rules, products } = composition
  if (kind === 'no-lines') return []
  const wanted = shaped(
    composition,
    Array.from({ length: 2 + Math.floor(random() * 5) }, (_, index) => productLine(composition, index)),
  )
  const priced = priceLines(wanted, {
    products: new Map(products.map((product) => [product.product_id, product])),
    stored: new Map(),
    mayEditPrices: true,
    tax: { regime: 'domestic', rate: 21 },
    tiersTogether: true,
    // In the tenant's own currency, which an English offer is not in.
    knowsCosts: kind !== 'english',
  })
  const items = kind === 'manual-price' ? priced.map((line, index) => (index === 0 ? repriced(line) : line)) : priced
  const removed =
    kind === 'surcharge-removed' && rules[0]
      ? new Map([[surchargeKey(rules[0].id), removedSurcharge(rules[0])]])
      : new Map<string, OfferLine>()
  return [
    ...items,
    ...applySurcharges([], items, {
      rules,
      stored: removed,
      mayEditPrices: false,
      tax: { regime: 'domestic', rate: 21 },
    }),
  ]
}

function shaped({ kind, random, freeText }: Composition, items: OfferItemInput[]): OfferItemInput[] {
  const [first, ...others] = items
  if (!first || kind === 'manual-price') return items
  if (kind === 'on-request')
    return [first, ...others, textLine('maatwerk', 'Maatwerk volgens tekening, prijs volgt', 0)]
  if (kind === 'quantity-zero') return [{ ...first, quantity: 0 }, ...others]
  if (kind === 'sections')
    return [
      heading('Levering'),
      first,
      ...others.map((line, index) => (index === 0 ? { ...line, optional: true, selected: false } : line)),
      heading('Montage'),
      textLine('montage', freeText[2] ?? '', 125),
    ]
  return random() < 0.3
    ? [...items, textLine('zagen', freeText[Math.floor(random() * 2)] ?? '', random() < 0.5 ? 1.75 : 185)]
    : items
}

/** In full packages, and of what has a price. */
function productLine({ products, random }: Composition, index: number): OfferItemInput {
  const asked = quantities[Math.floor(random() * quantities.length)] ?? 1
  const priced = products.filter((product) => priceFor(product, asked).source !== 'request')
  const product = priced[Math.floor(random() * priced.length)]
  if (!product) throw new Error('the sample has no products for this theme')
  return {
    id: `l${index + 1}`,
    productId: product.product_id,
    description: product.product_name,
    quantity: orderAdvice(product, asked)?.up ?? asked,
  }
}

function repriced(line: OfferLine): OfferLine {
  return amounts({
    ...line,
    unitPrice: Math.max(0.01, Math.round(line.unitPrice * 92) / 100),
    priceSource: 'manual',
    priceSticky: true,
    discountPct: 2.5,
  })
}

function textLine(id: string, description: string, unitPrice: number): OfferItemInput {
  return { id, description, quantity: 1, unitPrice }
}

function heading(description: string): OfferItemInput {
  return { id: `h-${description.toLowerCase()}`, kind: 'section', description, quantity: 0 }
}

function removedSurcharge(rule: ChargeRule): OfferLine {
  return {
    ...blank(surchargeKey(rule.id), rule.name),
    kind: 'surcharge',
    priceSource: 'manual',
    priceSticky: true,
    overridden: true,
  }
}

function amounts(line: OfferLine): OfferLine {
  return { ...line, total: lineTotal(line) }
}

function blank(key: string, description: string): OfferLine {
  return {
    key,
    kind: 'item',
    productId: null,
    variantCode: null,
    description,
    quantity: 0,
    unitPrice: 0,
    priceUnit: 1,
    listPrice: null,
    cost: null,
    discountPct: 0,
    total: 0,
    taxRate: 21,
    taxLabel: null,
    priceSource: 'base',
    priceListName: null,
    priceSticky: false,
    usedStaffelId: null,
    optional: false,
    selected: true,
    propertyValues: [],
    overridden: false,
    toConfirm: null,
    frozen: null,
    picture: null,
    openQuantity: null,
  }
}
