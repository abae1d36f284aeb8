import type { PublicOfferItem } from '../schemas.ts'
import { surchargeKey, type Charge } from '../../rules/quantities/surcharge.rules.ts'

/** A surcharge as the customer sees it, who sees no picture of it. */
export function chargedItem({ rule, quantity, unitPrice, total }: Charge): Omit<PublicOfferItem, 'picture'> {
  return {
    id: surchargeKey(rule.id),
    kind: 'surcharge',
    description: rule.name,
    quantity,
    unitPrice,
    priceUnit: 1,
    total,
    discountPct: 0,
    taxRate: rule.taxRate,
    ...(rule.taxLabel && { taxLabel: rule.taxLabel }),
    priceSource: 'base',
    propertyValues: [],
    optional: false,
    selected: false,
  }
}
