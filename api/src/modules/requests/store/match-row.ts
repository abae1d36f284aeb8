import { ladderFor, toCents } from '@staffel/shared-api/rules'
import type { Insertable } from 'kysely'
import type { PricedMatch, ProductAtQuantity } from '../matching/matcher.types.ts'
import type { FoundMatch } from '../matching/matching.types.ts'
import type { QuoteLineTable, QuoteMatchTable } from './requests.tables.ts'

/** Which line of which request. */
export interface LineKey {
  readonly tenant_id: number
  readonly request_id: number
  readonly position: number
}

/** A product with its price, and how well it fits. */
export type StorableMatch = ProductAtQuantity & Pick<FoundMatch, 'wordscore' | 'totalscore' | 'matchDimension'>

/** What a line is shown with: the product that it is known to mean stands alone, as one that a person chose does. */
export function shownMatches(found: readonly PricedMatch[]): readonly PricedMatch[] {
  const known = found.filter((match) => chosenBy(match) !== null)
  return known.length > 0 ? known : found
}

/** Who chose a product that was matched; null: the matcher. */
export function chosenBy(match: Pick<FoundMatch, 'because'> | undefined): 'memory' | 'customer_number' | null {
  if (match?.because === 'remembered') return 'memory'
  return match?.because === 'customer_number' ? match.because : null
}

/** What is proposed for a line by its score alone, as the line keeps it. */
export function proposedColumns(
  best: PricedMatch | undefined,
): Pick<QuoteLineTable, 'proposed_product_id' | 'proposed_score'> {
  const proposed = best && chosenBy(best) === null ? best : null
  return { proposed_product_id: proposed?.productId ?? null, proposed_score: proposed?.totalscore ?? null }
}

/**
 * A found product as it is stored with its line: price, and the tiers that it comes from, as they are now. `rank`
 * counts from 1, best first.
 */
export function matchRow(
  line: LineKey,
  { product, ...match }: StorableMatch,
  rank: number,
): Insertable<QuoteMatchTable> {
  return {
    ...line,
    product_id: product.product_id,
    rank,
    name: product.product_name,
    sku: product.sku,
    description: product.description ?? '',
    price_cents: toCents(match.unitPrice),
    price_unit: product.price_unit,
    quantity: String(match.quantity),
    total_cents: toCents(match.totalPrice),
    used_staffel_id: match.usedStaffelId,
    staffels: JSON.stringify(
      ladderFor(product.staffels, null).map(({ staffelId, unitPrice, minQuantity, maxQuantity }) => ({
        id: staffelId,
        unit_price_cents: unitPrice === null ? null : toCents(unitPrice),
        min_quantity: minQuantity,
        max_quantity: maxQuantity,
      })),
    ),
    wordscore: match.wordscore,
    totalscore: match.totalscore,
    match_dimension: match.matchDimension,
  }
}
