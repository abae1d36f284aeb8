import type { OfferInput } from '@staffel/shared-api/contract'
import { issueProblems, type IssueProblem, type IssueProblemCode, isRemovedSurcharge } from '@staffel/shared-api/rules'
import { invalid, type DomainError, type FieldMessage } from '../../../errors.ts'
import { validUntilMessages } from '../document/offer-content.ts'
import type { OfferLine } from '../store/offer-line.ts'

const messages: Readonly<Record<IssueProblemCode, FieldMessage>> = {
  CUSTOMER_MISSING: { nl: 'Kies een klant.', en: 'Choose a customer.' },
  NO_LINES: { nl: 'Voeg minstens één regel toe.', en: 'Add at least one line.' },
  QUANTITY_ZERO: { nl: 'Het aantal moet groter dan 0 zijn.', en: 'The quantity must be greater than 0.' },
  PRICE_ZERO: {
    nl: 'Deze regel heeft geen prijs. Vul er een in of bevestig de prijs 0.',
    en: 'This line has no price. Enter one, or confirm the price 0.',
  },
  LINE_UNCONFIRMED: { nl: 'Controleer deze regel en bevestig hem.', en: 'Check this line and confirm it.' },
  VALID_UNTIL_MISSING: { nl: 'Vul een geldigheidsdatum in.', en: 'Enter a date until which the offer is valid.' },
  VALID_UNTIL_PAST: validUntilMessages.past,
  VALID_UNTIL_TOO_FAR: validUntilMessages['too-far'],
}

/** Why this offer cannot be issued, each reason at the place where the caller sent it; null when it can. */
export function issueRefusal(
  offer: {
    readonly input: OfferInput
    readonly hasCustomer: boolean
    readonly validUntil: string | null
    readonly lines: readonly OfferLine[]
  },
  today: string,
): DomainError | null {
  const lines = offer.lines.filter((line) => !isRemovedSurcharge(line))
  const said = {
    zeroPriceConfirmed: offer.input.confirm_zero_price === true,
    linesConfirmed: offer.input.confirm_lines === true,
  }
  const problems = issueProblems(
    { hasCustomer: offer.hasCustomer, validUntil: offer.validUntil, items: lines, ...said },
    today,
  )
  if (problems.length === 0) return null
  return invalid(
    Object.fromEntries(problems.map((problem) => [fieldAsSent(problem, lines, offer.input), messages[problem.code]])),
  )
}

/** Lines are put in order and surcharges added, so a line's place here need not be its place in the request. */
function fieldAsSent({ field }: IssueProblem, lines: readonly OfferLine[], { items }: OfferInput): string {
  return field.replace(/^offer\.items\.(\d+)\./, (_found, index: string) => {
    const sent = items?.findIndex((item) => item.id === lines[Number(index)]?.key) ?? -1
    return `offer.items.${sent < 0 ? index : sent}.`
  })
}
