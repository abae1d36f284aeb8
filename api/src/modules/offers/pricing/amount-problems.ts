import type { OfferItemInput } from '@staffel/shared-api/contract'
import { offerLimits } from '@staffel/shared-api/rules'
import type { FieldMessage } from '../../../errors.ts'
import type { OfferLine } from '../store/offer-line.ts'
import { totalsOf } from '../store/offer-totals.ts'

/**
 * Of a line and of an offer including tax. A number holds every amount up to it to the cent, and it fits the document.
 */
const highestAmount = 999_999_999_999.99

/**
 * Amounts that are too high to be exact, each at the line that the caller sent. All options count: the customer may
 * take them.
 */
export function amountProblems(
  lines: readonly OfferLine[],
  sent: readonly OfferItemInput[],
): Record<string, FieldMessage> {
  const fields: Record<string, FieldMessage> = {}
  for (const { key, quantity, total } of lines) {
    const index = sent.findIndex(({ id }) => id === key)
    const field = index < 0 ? 'offer.items' : `offer.items.${index}.quantity`
    if (quantity > offerLimits.quantity)
      fields[field] = { nl: 'Het aantal is hooguit 9.999.999,999.', en: 'The quantity is at most 9,999,999.999.' }
    else if (total > highestAmount)
      fields[field] = {
        nl: 'Aantal × prijs is te hoog: hooguit 999.999.999.999,99 per regel.',
        en: 'Quantity × price is too high: at most 999,999,999,999.99 per line.',
      }
  }
  if (Object.keys(fields).length > 0) return fields
  const { total } = totalsOf(
    lines.map((line) => ({ ...line, selected: true })),
    null,
  )
  return total > highestAmount
    ? {
        'offer.items': {
          nl: 'Het totaal is te hoog: hooguit 999.999.999.999,99 inclusief btw.',
          en: 'The total is too high: at most 999,999,999,999.99 including VAT.',
        },
      }
    : fields
}
