import type { OfferItemInput, RequestValue } from '@staffel/shared-api/contract'
import { sumMoney, type TierCount } from '@staffel/shared-api/rules'
import { tenantDay } from '../../../db/tenant-day.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { OfferDependencies } from '../store/offer-dependencies.ts'
import { totalsOf } from '../store/offer-totals.ts'
import { applySurcharges } from './apply-surcharges.ts'
import { listedProducts } from './products-for.ts'
import { countedTogether, priceLines } from './price-lines.ts'
import { rulesOf } from './rules-of.ts'

export interface ValuedDraft {
  readonly value: RequestValue
  /** What counts for the tier of each line, by its id, where lines count together. */
  readonly counts: ReadonlyMap<string, TierCount>
}

/** What lines come to as a draft that is made of them now, without taxes. Nothing is stored. */
export async function draftValue(
  tx: Tx,
  tenantId: number,
  items: readonly OfferItemInput[],
  /** Who asks for them, where that is known. */
  organizationId: number | null,
  { settings, productsById, pricesOf, now }: Pick<OfferDependencies, 'settings' | 'productsById' | 'pricesOf' | 'now'>,
): Promise<ValuedDraft> {
  const ids = [...new Set(items.flatMap(({ productId }) => productId ?? []))]
  const [offerSettings, rules, found, entries, { today: day }] = await Promise.all([
    settings.offerSettings(tx, tenantId),
    settings.ruleRows(tx, tenantId),
    productsById(tx, tenantId, ids),
    pricesOf(tx, tenantId, organizationId, ids),
    tenantDay(tx, tenantId, now()),
  ])
  const products = listedProducts(found, entries, { day, currency: offerSettings.currency })
  const { defaultTaxRate, tiersTogether } = offerSettings
  const context = {
    products,
    stored: new Map(),
    mayEditPrices: false,
    defaultTaxRate,
    tiersTogether,
    knowsCosts: false,
  }
  const lines = priceLines(items, context)
  // Only their names are in a language.
  const named = rulesOf(rules, 'nl', offerSettings)
  const surcharges = applySurcharges([], lines, { ...context, rules: named })
  return {
    value: {
      lines: sumMoney(lines.map(({ total }) => total)),
      surcharges: sumMoney(surcharges.map(({ total }) => total)),
      subtotal: totalsOf([...lines, ...surcharges], null).subtotal,
    },
    counts: countedTogether(items, context),
  }
}
