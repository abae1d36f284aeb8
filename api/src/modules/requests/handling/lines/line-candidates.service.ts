import type { FoundProduct } from '@staffel/shared-api/contract'
import { notFound } from '../../../../errors.ts'
import type { Caller } from '../../../../http/caller.ts'
import type { Matcher, PricedMatch } from '../../matching/matcher.types.ts'
import { priceAtQuantity } from '../../matching/price-at-quantity.ts'
import type { RequestKey } from '../handling.repository.ts'
import type { ProductsFor } from '../read-request.ts'
import { askedLine, lineKey } from './line-facts.ts'
import type { LinesRepository } from './lines.repository.ts'
import type { RequestAccess } from '../request-access.ts'

const mostCandidates = 10

/** What else a line could mean, at the quantity that it asks for now, as its customer pays for it. */
export function lineCandidatesService(
  access: RequestAccess,
  {
    lines,
    matcher,
    productsFor,
  }: { readonly lines: LinesRepository; readonly matcher: Matcher; readonly productsFor: ProductsFor },
) {
  return {
    list: (key: RequestKey, position: number, caller: Caller): Promise<FoundProduct[]> =>
      access.read(key, caller, async (tx, request) => {
        const line = await lines.find(tx, lineKey(request, position))
        if (!line) throw notFound()
        const found = await matcher.candidates(tx, request.tenant_id, askedLine(line), mostCandidates)
        const ids = found.map(({ product }) => product.product_id)
        const products = await productsFor(tx, request.tenant_id, ids, request.organization_id)
        return found.map((match) => {
          const product = products.get(match.product.product_id) ?? match.product
          return toFoundProduct({ ...match, ...priceAtQuantity(product, Number(line.desired_quantity)) })
        })
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
    pack_content: product.pack_content,
    order_multiple: product.order_multiple,
    min_order_quantity: product.min_order_quantity,
    quantity,
    totalprice: totalPrice,
    used_staffel_id: usedStaffelId,
    wordscore,
    match_dimension: matchDimension,
    totalscore,
    ...(product.price_list && { price_list: product.price_list }),
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
