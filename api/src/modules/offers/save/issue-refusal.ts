import type { OfferInput, SoldProduct } from '@staffel/shared-api/contract'
import { issueProblems, type IssueProblem, isRemovedSurcharge } from '@staffel/shared-api/rules'
import { invalid, type DomainError } from '../../../errors.ts'
import { text } from '../../../texts/text.ts'
import type { OfferLine } from '../store/offer-line.ts'

/** Why this offer cannot be issued, each reason at the place where the caller sent it; null when it can. */
export function issueRefusal(
  offer: {
    readonly input: OfferInput
    readonly hasCustomer: boolean
    readonly validUntil: string | null
    readonly lines: readonly OfferLine[]
    /** Those that the lines name; one that is gone is sold in no quantity any more. */
    readonly products: ReadonlyMap<number, SoldProduct>
  },
  today: string,
): DomainError | null {
  const lines = offer.lines.filter((line) => !isRemovedSurcharge(line))
  const said = {
    zeroPriceConfirmed: offer.input.confirm_zero_price === true,
    linesConfirmed: offer.input.confirm_lines === true,
    quantitiesConfirmed: offer.input.confirm_quantities === true,
  }
  const items = lines.map((line) => ({ ...line, product: offer.products.get(line.productId ?? 0) }))
  const problems = issueProblems(
    { hasCustomer: offer.hasCustomer, validUntil: offer.validUntil, items, ...said },
    today,
  )
  if (problems.length === 0) return null
  return invalid(
    Object.fromEntries(
      problems.map((problem) => [fieldAsSent(problem, lines, offer.input), text(`offer.issue.${problem.code}`)]),
    ),
  )
}

/** Lines are put in order and surcharges added, so a line's place here need not be its place in the request. */
function fieldAsSent({ field }: IssueProblem, lines: readonly OfferLine[], { items }: OfferInput): string {
  return field.replace(/^offer\.items\.(\d+)\./, (_found, index: string) => {
    const sent = items?.findIndex((item) => item.id === lines[Number(index)]?.key) ?? -1
    return `offer.items.${sent < 0 ? index : sent}.`
  })
}
