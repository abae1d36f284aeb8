import type { FoundProduct, Product, QuoteLine, QuoteRequestDetail } from '@staffel/shared-api/contract'
import { ladderFor, lineTotal, priceWithWhy, roundQuantity } from '@staffel/shared-api/rules'
import type { LineWish, NewLine, RequestCalls } from '../../../api/request-lines.calls.ts'
import { tiersOf } from '../../../parts/ladderOf.ts'
import { isDecided } from '../lines/lineState.ts'
import { lineAt, withLine, type Change } from './Change.ts'

/** Changes of the lines of a request. */
export function lineChanges(calls: RequestCalls) {
  const wish = (
    position: number,
    wished: LineWish,
    draw: (line: QuoteLine) => QuoteLine,
    back: (before: QuoteLine) => Change,
  ): Change => ({
    apply: (request) => withLine(request, position, draw),
    call: (version) => calls.line(position, wished, version),
    about: (request) => lineAt(request, position),
    inverse: (request) => {
      const before = lineAt(request, position)
      return before ? back(before) : null
    },
  })

  /**
   * Chooses a product; null: none of them. Taken back, what was chosen before, also earlier for this customer, is
   * chosen and remembered again.
   */
  const pick = (position: number, product: FoundProduct | null): Change =>
    wish(
      position,
      { product_id: product?.product_id ?? null },
      (line) => ({
        ...line,
        productsfound: product ? [product] : [],
        chosen_by: 'person',
        conversion: null,
        sold_in: null,
      }),
      (before) => (!isDecided(before) ? reset(position, before) : pick(position, before.productsfound[0] ?? null)),
    )

  /** `unit` is what it counts, where that is not the line's own or that of the conversion. */
  const quantity = (position: number, amount: number, unit?: string | null): Change =>
    wish(
      position,
      { desired_quantity: amount, ...(unit !== undefined && { unit }) },
      (line) => atQuantity(line, amount, unit),
      (before) => quantity(position, before.desired_quantity, before.unit),
    )

  const ignore = (position: number, ignored: boolean): Change =>
    wish(
      position,
      { ignored },
      (line) => ({ ...line, is_ignored: ignored }),
      (before) => ignore(position, before.is_ignored),
    )

  /** Lets the matcher decide again. `drawn` is what it had decided, where that is known. */
  const reset = (position: number, drawn?: QuoteLine): Change => ({
    apply: (request) => withLine(request, position, (line) => drawn ?? { ...line, chosen_by: null }),
    call: (version) => calls.reset(position, version),
    about: (request) => lineAt(request, position),
    inverse: (request) => {
      const before = lineAt(request, position)
      return before?.chosen_by ? pick(position, before.productsfound[0] ?? null) : null
    },
  })

  /**
   * Its position is known once the server has answered; it is not drawn before. Taken back, it is left out of the
   * offer.
   */
  const add = (line: NewLine, onAdded: (position: number) => void): Change => ({
    apply: (request) => request,
    call: async (version) => {
      const after = await calls.add(line, version)
      onAdded(lastPosition(after))
      return after
    },
    about: () => null,
    inverse: (_before, after) => ignore(lastPosition(after), true),
  })

  return { pick, quantity, ignore, reset, add }
}

export type LineChanges = ReturnType<typeof lineChanges>

function lastPosition(request: QuoteRequestDetail): number {
  return Math.max(0, ...request.replies.map(({ position }) => position))
}

function atQuantity(line: QuoteLine, amount: number, unit?: string | null): QuoteLine {
  const { conversion } = line
  // The quantity in the unit that the product is sold in is taken over.
  const counted = conversion?.quantity === amount ? conversion.unit : line.unit
  return {
    ...line,
    desired_quantity: amount,
    quantity_assumed: false,
    unit: unit === undefined ? counted : unit,
    conversion: null,
    // In another unit than before it may fit; the server says so.
    sold_in: unit === undefined && counted === line.unit ? line.sold_in : null,
    productsfound: line.productsfound.map((product) => priced(product, amount)),
  }
}

/** The same product at another quantity, by its ladder; the server has the last word. */
function priced({ price_before: _, ...product }: FoundProduct, amount: number): FoundProduct {
  const { price, price_unit, counted, quantity } = product
  // What counts with it besides stays.
  const count = counted && { ...counted, quantity: roundQuantity(counted.quantity - quantity + amount) }
  const { unitPrice, priceUnit, tier } = priceWithWhy(
    { base_unit_price: price, price_unit, staffels: tiersOf(product) },
    { quantity: amount, count },
  )
  return {
    ...product,
    ...(count && { counted: count }),
    price: unitPrice,
    quantity: amount,
    totalprice: lineTotal({ quantity: amount, unitPrice, priceUnit }),
    used_staffel_id: tier?.id ?? null,
  }
}

/** A product of the catalogue as if it had been found: without a score, as nobody compared it. */
export function foundInCatalogue(product: Product, amount: number): FoundProduct {
  const { product_id, product_name, sku, description, base_unit_price, price_unit, price_list, staffels } = product
  const { unitPrice, priceUnit, tier } = priceWithWhy({ base_unit_price, price_unit, staffels }, { quantity: amount })
  return {
    product_id,
    name: product_name,
    sku,
    description,
    price: unitPrice,
    price_unit,
    pack_content: product.pack_content,
    order_multiple: product.order_multiple,
    min_order_quantity: product.min_order_quantity,
    quantity: amount,
    totalprice: lineTotal({ quantity: amount, unitPrice, priceUnit }),
    used_staffel_id: tier?.staffelId ?? null,
    wordscore: 0,
    match_dimension: false,
    totalscore: 0,
    ...(price_list && { price_list }),
    staffels: ladderFor(staffels, null).map(({ staffelId, unitPrice: price, minQuantity, maxQuantity }) => ({
      id: staffelId,
      unit_price: price,
      min_quantity: minQuantity,
      max_quantity: maxQuantity,
    })),
  }
}
