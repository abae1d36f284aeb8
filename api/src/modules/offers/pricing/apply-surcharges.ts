import type { ChargeRule, OfferItemInput } from '@staffel/shared-api/contract'
import {
  lineTotal,
  roundMoney,
  surchargeKey,
  isRemovedSurcharge,
  usualTax,
  type LineTax,
  type TaxTerms,
} from '@staffel/shared-api/rules'
import { isSurcharge, withKeptDecimals } from './price-lines.ts'
import type { OfferLine } from '../store/offer-line.ts'
import { computeSurcharges } from './surcharges.ts'

export interface SurchargeContext {
  readonly rules: readonly ChargeRule[]
  readonly stored: ReadonlyMap<string, OfferLine>
  readonly mayEditPrices: boolean
  readonly tax: TaxTerms
}

/**
 * The surcharges of an offer: what the rules ask for, except where somebody with price rights changed one or took it
 * off. Such a surcharge stays as it is until it is sent with `overridden: false`.
 */
export function applySurcharges(
  sent: readonly OfferItemInput[],
  items: readonly OfferLine[],
  context: SurchargeContext,
): OfferLine[] {
  const computed = computeSurcharges(context.rules, items.filter(counts))
  const kept = overridden(sent, computed, context)
  const keys = new Set(kept.map((line) => line.key))
  return [...computed.filter((line) => !keys.has(line.key)), ...kept].toSorted(inOrderOf(context.rules))
}

function counts(line: OfferLine): boolean {
  return line.kind === 'item' && (!line.optional || line.selected)
}

function overridden(
  sent: readonly OfferItemInput[],
  computed: readonly OfferLine[],
  { stored, mayEditPrices, tax }: SurchargeContext,
): OfferLine[] {
  const bySomebody = new Map([...stored].filter(([, line]) => line.kind === 'surcharge' && line.overridden))
  if (mayEditPrices) {
    for (const item of sent.filter(isSurcharge)) {
      const usual = computed.find((line) => line.key === item.id) ?? usualTax(tax, null)
      if (item.overridden) bySomebody.set(item.id, overriddenLine(withKeptDecimals(item), usual))
      else if (item.overridden === false) bySomebody.delete(item.id)
    }
  }
  return [...bySomebody.values()]
}

function overriddenLine(item: OfferItemInput, usual: LineTax): OfferLine {
  const taxRate = item.taxRate ?? usual.taxRate
  const taxLabel = item.taxRate === undefined && item.taxLabel === undefined ? usual.taxLabel : item.taxLabel
  const line = {
    quantity: item.quantity,
    unitPrice: roundMoney(item.unitPrice ?? 0),
    priceUnit: 1 as const,
    discountPct: item.discountPct ?? 0,
  }
  return {
    ...line,
    key: item.id,
    kind: 'surcharge',
    productId: null,
    variantCode: null,
    description: item.description.trim(),
    listPrice: null,
    cost: null,
    total: lineTotal(line),
    taxRate,
    taxLabel: (taxRate === 0 && taxLabel?.trim()) || null,
    priceSource: 'manual',
    priceListName: null,
    priceSticky: true,
    usedStaffelId: null,
    optional: false,
    selected: true,
    propertyValues: [],
    overridden: true,
    toConfirm: null,
    frozen: null,
    picture: null,
    openQuantity: null,
  }
}

/** The tenant's own order; those added by hand after them, and those that were taken off last. */
function inOrderOf(rules: readonly ChargeRule[]): (a: OfferLine, b: OfferLine) => number {
  const place = (line: OfferLine): number => {
    const index = rules.findIndex(({ id }) => line.key === surchargeKey(id))
    return (index < 0 ? rules.length : index) + (isRemovedSurcharge(line) ? 1000 : 0)
  }
  return (a, b) => place(a) - place(b) || (a.key < b.key ? -1 : 1)
}
