import type { OfferItem } from '@staffel/shared-api/contract'
import { priceWithWhy, roundQuantity, tierCounts, type PriceWithWhy, type TierCount } from '@staffel/shared-api/rules'

/** Why a line costs what it does. */
export interface LineReason {
  readonly price: PriceWithWhy
  /** What its quantity counts. */
  readonly unit: string
}

/**
 * Why the lines of an offer cost what they do, by their ids: an issued one by what was frozen with it, a draft by the
 * products as they are. Nothing of a line that is neither.
 */
export function lineReasons(items: readonly OfferItem[], tiersTogether: boolean): ReadonlyMap<string, LineReason> {
  const counts = tierCounts(tiersTogether ? items : [])
  return new Map(
    items.flatMap((item) => {
      const ladder = item.product ?? item.frozen?.ladder
      if (!ladder) return []
      const price = priceWithWhy(
        { ...ladder, price_list: listOf(item) },
        {
          quantity: item.quantity,
          count: item.frozen ? frozenCount(item.frozen, items, item) : counts.get(item.id),
          variantCode: item.variantCode,
          byHand: item.priceSource === 'manual' ? item : null,
        },
      )
      return [[item.id, { price, unit: ladder.sales_unit }] as const]
    }),
  )
}

/** The name under which the price was from a list, whatever the list is called by now. */
function listOf({ priceListName: name, product }: OfferItem) {
  return name ? { name } : product?.price_list
}

/** What counted together at the issue, in the quantities that there are now. */
function frozenCount(
  { countedQuantity, countedLines: lines, ladder }: NonNullable<OfferItem['frozen']>,
  items: readonly OfferItem[],
  { quantity }: OfferItem,
): TierCount {
  if (lines === 1) return { quantity, lines }
  const together = items.filter(
    ({ frozen }) => frozen && frozen.countedLines > 1 && groupOf(frozen.ladder) === groupOf(ladder),
  )
  const more = together.reduce((sum, line) => sum + line.quantity - (line.offeredQuantity ?? line.quantity), 0)
  return { quantity: roundQuantity(countedQuantity + more), lines }
}

function groupOf(ladder: { readonly tier_group: string | null } | null): string {
  return ladder?.tier_group?.trim().toLowerCase() ?? ''
}
