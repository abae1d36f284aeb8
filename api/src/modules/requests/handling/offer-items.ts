import { randomUUID } from 'node:crypto'
import type { OfferItemInput } from '@staffel/shared-api/contract'
import { cutText, toConfirm } from '@staffel/shared-api/rules'
import type { StoredLine, StoredMatch } from '../store/requests.repository.ts'

/** What a line's description holds. */
const longestDescription = 2_000

/**
 * The lines of a request as they go into an offer: the best product of each, and the customer's own words where there
 * is none, or none any more. What is left out does not go.
 */
export function offerItems(lines: readonly StoredLine[], matches: readonly StoredMatch[]): OfferItemInput[] {
  const found = Map.groupBy(matches, ({ position }) => position)
  return lines
    .filter((line) => !line.is_ignored)
    .map((line) => {
      const best = found.get(line.position)?.[0]
      return itemOf(line, best?.is_gone ? undefined : best)
    })
}

function itemOf(line: StoredLine, match: StoredMatch | undefined): OfferItemInput {
  const text = match?.name ?? line.search_line
  const question =
    match &&
    toConfirm({ ...line, sold_in: line.sold_unit, is_certain: match.is_certain, productsfound: [{ totalprice: 0 }] })
  return {
    id: randomUUID(),
    productId: match?.product_id ?? null,
    description: cutText(text, longestDescription),
    quantity: Number(line.desired_quantity),
    ...(question && { toConfirm: question }),
  }
}
