import type { OfferItemInput, RequestValue } from '@staffel/shared-api/contract'
import { sumMoney } from '@staffel/shared-api/rules'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { OfferDependencies } from '../store/offer-dependencies.ts'
import { totalsOf } from '../store/offer-totals.ts'
import { applySurcharges } from './apply-surcharges.ts'
import { priceLines } from './price-lines.ts'
import { rulesOf } from './rules-of.ts'

/** What lines come to as a draft that is made of them now, without taxes. Nothing is stored. */
export async function draftValue(
  tx: Tx,
  tenantId: number,
  items: readonly OfferItemInput[],
  { settings, productsById }: Pick<OfferDependencies, 'settings' | 'productsById'>,
): Promise<RequestValue> {
  const [offerSettings, rules, products] = await Promise.all([
    settings.offerSettings(tx, tenantId),
    settings.ruleRows(tx, tenantId),
    productsById(tx, tenantId, [...new Set(items.flatMap(({ productId }) => productId ?? []))]),
  ])
  const { defaultTaxRate, tiersTogether } = offerSettings
  const context = { products, stored: new Map(), mayEditPrices: false, defaultTaxRate, tiersTogether }
  const lines = priceLines(items, context)
  // Only their names are in a language.
  const named = rulesOf(rules, 'nl', offerSettings)
  const surcharges = applySurcharges([], lines, { ...context, rules: named })
  return {
    lines: sumMoney(lines.map(({ total }) => total)),
    surcharges: sumMoney(surcharges.map(({ total }) => total)),
    subtotal: totalsOf([...lines, ...surcharges], null).subtotal,
  }
}
