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

/** Lines that a draft could be made of. */
export interface DraftLines {
  readonly items: readonly OfferItemInput[]
  /** Who asks for them, where that is known. */
  readonly organizationId: number | null
}

/**
 * What lines come to as a draft that is made of them now, without taxes. Nothing is stored, and what several drafts
 * need is asked for once.
 */
export async function draftValues(
  tx: Tx,
  tenantId: number,
  drafts: readonly DraftLines[],
  { settings, productsById, pricesOf, now }: Pick<OfferDependencies, 'settings' | 'productsById' | 'pricesOf' | 'now'>,
): Promise<(draft: DraftLines) => ValuedDraft> {
  const ids = [...new Set(drafts.flatMap(productsOf))]
  const byCustomer = [...Map.groupBy(drafts, ({ organizationId }) => organizationId)]
  const [offerSettings, rules, found, { today: day }, ...lists] = await Promise.all([
    settings.offerSettings(tx, tenantId),
    settings.ruleRows(tx, tenantId),
    productsById(tx, tenantId, ids),
    tenantDay(tx, tenantId, now()),
    ...byCustomer.map(([customer, own]) => pricesOf(tx, tenantId, customer, [...new Set(own.flatMap(productsOf))])),
  ])
  const moment = { day, currency: offerSettings.currency }
  const products = new Map(
    byCustomer.map(([customer], index) => [customer, listedProducts(found, lists[index] ?? [], moment)]),
  )
  const { defaultTaxRate, tiersTogether } = offerSettings
  const tax = { regime: 'domestic' as const, rate: defaultTaxRate }
  // Only their names are in a language.
  const named = rulesOf(rules, 'nl', tax)
  return ({ items, organizationId }) => {
    const context = {
      products: products.get(organizationId) ?? found,
      stored: new Map(),
      mayEditPrices: false,
      tax,
      tiersTogether,
      knowsCosts: false,
    }
    const lines = priceLines(items, context)
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
}

const productsOf = ({ items }: DraftLines): number[] => items.flatMap(({ productId }) => productId ?? [])
