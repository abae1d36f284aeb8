import type { FoundProduct } from '@staffel/shared-api/contract'
import { notFound } from '../../../../errors.ts'
import type { Caller } from '../../../../http/caller.ts'
import type { Matcher, PricedMatch } from '../../matching/matcher.types.ts'
import { priceAtQuantity } from '../../matching/price-at-quantity.ts'
import type { RequestKey } from '../handling.repository.ts'
import { askedLine, lineKey } from './line-facts.ts'
import type { LinesRepository } from './lines.repository.ts'
import type { RequestAccess } from '../request-access.ts'

const mostCandidates = 10

/** What else a line could mean, at the quantity that it asks for now. */
export function lineCandidatesService(
  access: RequestAccess,
  { lines, matcher }: { readonly lines: LinesRepository; readonly matcher: Matcher },
) {
  return {
    list: (key: RequestKey, position: number, caller: Caller): Promise<FoundProduct[]> =>
      access.read(key, caller, async (tx, request) => {
        const line = await lines.find(tx, lineKey(request, position))
        if (!line) throw notFound()
        const found = await matcher.candidates(tx, request.tenant_id, askedLine(line), mostCandidates)
        return found.map((match) =>
          toFoundProduct({ ...match, ...priceAtQuantity(match.product, Number(line.desired_quantity)) }),
        )
      }),
  }
}
export type LineCandidatesService = ReturnType<typeof lineCandidatesService>

function toFoundProduct({
  product,
  unitPrice,
  quantity,
  totalPrice,
  usedStaffelId,
  wordscore,
  matchDimension,
  totalscore,
}: PricedMatch): FoundProduct {
  return {
    product_id: product.product_id,
    name: product.product_name,
    sku: product.sku,
    description: product.description,
    price: unitPrice,
    price_unit: product.price_unit,
    quantity,
    totalprice: totalPrice,
    used_staffel_id: usedStaffelId,
    wordscore,
    match_dimension: matchDimension,
    totalscore,
    staffels: product.staffels.map(
      ({ staffelId, unitPrice: unit_price, minQuantity: min_quantity, maxQuantity: max_quantity }) => ({
        id: staffelId,
        unit_price,
        min_quantity,
        max_quantity,
      }),
    ),
  }
}
