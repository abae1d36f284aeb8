import { decimal, rounded } from '../../../../rules/decimal.ts'
import { priceFor } from '../../../catalogue/rules/priceFor.ts'
import type { PriceUnit } from '../../../catalogue/rules/price-unit.rules.ts'
import type { FrozenPricing, PriceSource } from '../../items/schemas.ts'
import { lineTotal } from '../lineTotal.ts'
import type { TotalledLine } from '../offerTotals.ts'
import type { QuantityRange } from './open-quantity.rules.ts'

/** A line of an issued version, with what its price was computed with. */
export interface FrozenLine extends TotalledLine {
  readonly id: string
  readonly quantity: number
  readonly unitPrice: number
  readonly total: number
  readonly priceSource: PriceSource
  readonly openQuantity?: QuantityRange | null | undefined
  readonly frozen?: FrozenPricing | null | undefined
}

/**
 * The lines of an issued version at the quantities that its customer chose, by their id. Only lines that were opened
 * change, and with them the opened ones of their tier group: by the ladders of the day of issue, and whatever optional
 * lines the customer takes. A price by hand and a discount stay.
 */
export function withQuantities<L extends FrozenLine>(lines: readonly L[], chosen: ReadonlyMap<string, number>): L[] {
  return lines.map((line) => {
    if (!line.openQuantity) return line
    const asked = { ...line, quantity: chosen.get(line.id) ?? line.quantity }
    const priced = { ...asked, ...priceOf(line, countedFor(line, lines, chosen) ?? asked.quantity) }
    return { ...priced, total: lineTotal(priced) }
  })
}

/** How much counts for the tier of a line with these quantities. */
export function countedQuantity(
  line: FrozenLine,
  lines: readonly FrozenLine[],
  chosen: ReadonlyMap<string, number>,
): number {
  return countedFor(line, lines, chosen) ?? chosen.get(line.id) ?? line.quantity
}

/** Where lines count together: what did at the issue, and what the customer takes more or less of any of them. */
function countedFor(
  line: FrozenLine,
  lines: readonly FrozenLine[],
  chosen: ReadonlyMap<string, number>,
): number | null {
  const group = groupOf(line)
  if (!group || !line.frozen) return null
  const more = lines
    .filter((other) => other.openQuantity && groupOf(other) === group)
    .reduce(
      (sum, { id, quantity }) => sum.plus(decimal(chosen.get(id) ?? quantity)).minus(decimal(quantity)),
      decimal(0),
    )
  return rounded(decimal(line.frozen.countedQuantity).plus(more), 3)
}

/** Lines that counted together when they were issued; an option that was left out then counts for itself. */
function groupOf({ frozen, optional, selected }: FrozenLine): string {
  if (!frozen?.tiersTogether || (optional && !selected)) return ''
  return frozen.ladder?.tier_group?.trim().toLowerCase() ?? ''
}

interface Price {
  readonly unitPrice: number
  readonly priceUnit: PriceUnit
  readonly listPrice: number
  readonly priceSource?: PriceSource
  readonly usedStaffelId?: number | null
}

/** Nothing where the price does not follow the quantity. */
function priceOf({ frozen, priceSource }: FrozenLine, counted: number): Price | null {
  if (!frozen?.ladder || priceSource === 'manual') return null
  // The ladder is that of the line's variant already.
  const { unitPrice, priceUnit, source, tier } = priceFor(frozen.ladder, counted)
  const isOwn = priceSource === 'tier' || priceSource === 'base'
  const from = { priceSource: source, usedStaffelId: tier?.staffelId ?? null }
  return { unitPrice, priceUnit, listPrice: unitPrice, ...(isOwn && from) }
}
