import type { OfferItemInput } from '@staffel/shared-api/contract'
import { lineTotal, offerLimits } from '@staffel/shared-api/rules'
import { text, type Text } from '../../../texts/text.ts'
import type { OfferLine } from '../store/offer-line.ts'
import { totalsOf } from '../store/offer-totals.ts'

/**
 * Of a line and of an offer including tax. A number holds every amount up to it to the cent, and it fits the document.
 */
const highestAmount = 999_999_999_999.99

/**
 * Amounts that are too high to be exact, each at the line that the caller sent. All options count, and the most of what
 * is open: the customer may take them.
 */
export function amountProblems(drafted: readonly OfferLine[], sent: readonly OfferItemInput[]): Record<string, Text> {
  const lines = drafted.map(atMost)
  const fields: Record<string, Text> = {}
  for (const { key, quantity, total } of lines) {
    const index = sent.findIndex(({ id }) => id === key)
    const field = index < 0 ? 'offer.items' : `offer.items.${index}.quantity`
    if (quantity > offerLimits.quantity) fields[field] = text('offer.line.quantityTooHigh')
    else if (total > highestAmount) fields[field] = text('offer.line.amountTooHigh')
  }
  if (Object.keys(fields).length > 0) return fields
  const { total } = totalsOf(
    lines.map((line) => ({ ...line, selected: true })),
    null,
  )
  return total > highestAmount
    ? {
        'offer.items': text('offer.totalTooHigh'),
      }
    : fields
}

function atMost(line: OfferLine): OfferLine {
  const most = line.openQuantity?.most ?? 0
  return most > line.quantity ? { ...line, quantity: most, total: lineTotal({ ...line, quantity: most }) } : line
}
