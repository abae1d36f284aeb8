import type { Product } from '@staffel/shared-api/contract'
import { lineTotal, priceFor, propertyValues } from '@staffel/shared-api/rules'
import { applySurcharges } from '../../modules/offers/pricing/apply-surcharges.ts'
import type { OfferLine } from '../../modules/offers/store/offer-line.ts'
import { surchargeKey, type SurchargeRule } from '../../modules/offers/pricing/surcharges.ts'
import type { DraftKind } from './plan-offers.ts'

export interface Composition {
  readonly products: readonly Product[]
  readonly rules: readonly SurchargeRule[]
  readonly freeText: readonly string[]
  readonly kind: DraftKind | null
  readonly random: () => number
}

/** Quantities that people order, on both sides of the usual tier edges. */
const quantities = [1, 4, 9, 10, 12, 24, 49, 50, 60, 100, 250, 500]

/** Lines of a sample offer, priced and charged by the same rules as every other one. */
export function composeLines(composition: Composition): OfferLine[] {
  const { kind, random, rules } = composition
  if (kind === 'no-lines') return []
  const items = shaped(
    composition,
    Array.from({ length: 2 + Math.floor(random() * 5) }, (_, index) => productLine(composition, index)),
  )
  const removed =
    kind === 'surcharge-removed' && rules[0]
      ? new Map([[surchargeKey(rules[0].id), removedSurcharge(rules[0])]])
      : new Map<string, OfferLine>()
  return [...items, ...applySurcharges([], items, { rules, stored: removed, mayEditPrices: false, defaultTaxRate: 21 })]
}

function shaped({ kind, random, freeText }: Composition, items: OfferLine[]): OfferLine[] {
  const [first, ...others] = items
  if (!first) return items
  if (kind === 'on-request')
    return [first, ...others, textLine('maatwerk', 'Maatwerk volgens tekening, prijs volgt', 0)]
  if (kind === 'manual-price') return [repriced(first), ...others]
  if (kind === 'quantity-zero')
    return [
      amounts({ ...first, quantity: 0, unitPrice: 0, listPrice: 0, priceSource: 'base', usedStaffelId: null }),
      ...others,
    ]
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

function productLine({ products, random, kind }: Composition, index: number): OfferLine {
  const product = products[Math.floor(random() * products.length)]
  if (!product) throw new Error('the sample has no products for this theme')
  const quantity = quantities[Math.floor(random() * quantities.length)] ?? 1
  const choice = priceFor(product, quantity)
  return amounts({
    ...blank(`l${index + 1}`, product.product_name),
    productId: product.product_id,
    quantity,
    unitPrice: choice.unitPrice,
    priceUnit: choice.priceUnit,
    listPrice: choice.unitPrice,
    cost: kind === 'english' ? null : costOf(product),
    priceSource: choice.source,
    usedStaffelId: choice.tier?.staffelId ?? null,
    propertyValues: propertyValues(product.properties),
  })
}

/** In the tenant's own currency, which an English offer is not in. */
function costOf({ cost_price: price, price_unit: priceUnit }: Product): OfferLine['cost'] {
  return typeof price === 'number' ? { price, priceUnit } : null
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

function textLine(key: string, description: string, unitPrice: number): OfferLine {
  return amounts({
    ...blank(key, description),
    quantity: 1,
    unitPrice,
    priceSource: unitPrice > 0 ? 'manual' : 'request',
    priceSticky: unitPrice > 0,
  })
}

function heading(description: string): OfferLine {
  return { ...blank(`h-${description.toLowerCase()}`, description), kind: 'section' }
}

function removedSurcharge(rule: SurchargeRule): OfferLine {
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
    priceSticky: false,
    usedStaffelId: null,
    optional: false,
    selected: true,
    propertyValues: [],
    overridden: false,
    toConfirm: null,
    frozen: null,
  }
}
