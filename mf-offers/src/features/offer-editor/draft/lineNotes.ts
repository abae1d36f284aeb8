import type { OfferItem } from '@staffel/shared-api/contract'
import { openQuantityProblem, priceWithWhy, type OpenQuantityCode, type TierCount } from '@staffel/shared-api/rules'

/** What is worth knowing about a line's price; a screen has one sentence for each. */
export type LineNote =
  | { readonly kind: 'no-price' }
  | { readonly kind: 'counted-together'; readonly lines: number; readonly quantity: number; readonly unit: string }
  | { readonly kind: 'outside-ladder'; readonly minimum: number }
  | { readonly kind: 'open-quantity'; readonly code: OpenQuantityCode }
  | { readonly kind: 'already-on-line'; readonly line: number }

/** Notes for one line among all; line numbers count from 1. */
export function lineNotes(line: OfferItem, lines: readonly OfferItem[], count: TierCount | undefined): LineNote[] {
  return [...priceNotes(line, count), ...countNotes(line, count), ...rangeNotes(line), ...duplicateNotes(line, lines)]
}

/** The customer could not choose a quantity of it as it stands. */
function rangeNotes(line: OfferItem): LineNote[] {
  const problem = openQuantityProblem(line, line.product)
  return problem ? [{ kind: 'open-quantity', code: problem.code }] : []
}

/** The tier of this line follows from others as well. */
function countNotes({ product, priceSticky }: OfferItem, count: TierCount | undefined): LineNote[] {
  if (!product || priceSticky || !count || count.lines < 2) return []
  return [{ kind: 'counted-together', ...count, unit: product.sales_unit }]
}

function priceNotes(line: OfferItem, count: TierCount | undefined): LineNote[] {
  if (!line.product || line.priceSticky) return []
  const { quantity, variantCode } = line
  const { source, outsideLadder, tier } = priceWithWhy(line.product, { quantity, count, variantCode })
  if (source === 'request') return [{ kind: 'no-price' }]
  return outsideLadder && tier ? [{ kind: 'outside-ladder', minimum: tier.minQuantity }] : []
}

function duplicateNotes(line: OfferItem, lines: readonly OfferItem[]): LineNote[] {
  const first = lines.findIndex((other) => line.productId !== null && other.productId === line.productId)
  return first >= 0 && lines[first]?.id !== line.id ? [{ kind: 'already-on-line', line: first + 1 }] : []
}
