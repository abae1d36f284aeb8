import type { ChargeRule } from '@staffel/shared-api/contract'
import { chargesFor, surchargeKey, type Charge, type SurchargedItem } from '@staffel/shared-api/rules'
import type { OfferLine } from '../store/offer-line.ts'
import type { StoredAcceptedCharge } from '../document/stored-accepted.types.ts'

/** The surcharges that the rules ask for. */
export function computeSurcharges(rules: readonly ChargeRule[], items: readonly SurchargedItem[]): OfferLine[] {
  return chargesFor(rules, items).map(surchargeOf)
}

export function surchargeOf({ rule, quantity, unitPrice, total }: Charge): OfferLine {
  const { name: description, taxRate, taxLabel } = rule
  const line = { key: surchargeKey(rule.id), description, quantity, unitPrice, total, taxRate }
  return surchargeLine({ ...line, ...(taxLabel && { taxLabel }) })
}

/** The rules of the surcharges that nobody changed or took off. */
export function rulesLeftAlone(lines: readonly OfferLine[], rules: readonly ChargeRule[]): readonly ChargeRule[] {
  const byHand = new Set(lines.filter(({ overridden }) => overridden).map(({ key }) => key))
  return rules.filter(({ id }) => !byHand.has(surchargeKey(id)))
}

/** The line that a rule makes. */
export function surchargeLine(charged: StoredAcceptedCharge): OfferLine {
  return {
    ...charged,
    taxLabel: charged.taxLabel ?? null,
    kind: 'surcharge',
    productId: null,
    variantCode: null,
    priceUnit: 1,
    listPrice: null,
    cost: null,
    discountPct: 0,
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
