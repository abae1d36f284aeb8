import type { QuoteLine, QuoteRequestDetail, RequestValue } from '@staffel/shared-api/contract'
import { estimatedValue, sumMoney } from '@staffel/shared-api/rules'

/** One thing that a person changes on a request. */
export interface Change {
  /** Draws it before the server has answered. */
  readonly apply: (request: QuoteRequestDetail) => QuoteRequestDetail
  /** Makes it, on the version that was seen. */
  readonly call: (version: number) => Promise<QuoteRequestDetail>
  /** The part of the request that it is about: only when that was changed by somebody else they have to be asked. */
  readonly about: (request: QuoteRequestDetail) => unknown
  /** What takes it back, made of what was there before it; null where there is nothing to take back. */
  readonly inverse: (before: QuoteRequestDetail, after: QuoteRequestDetail) => Change | null
}

export const lineAt = (request: QuoteRequestDetail, position: number): QuoteLine | undefined =>
  request.replies.find((line) => line.position === position)

/** The request with one line changed. */
export function withLine(
  request: QuoteRequestDetail,
  position: number,
  change: (line: QuoteLine) => QuoteLine,
): QuoteRequestDetail {
  const replies = request.replies.map((line) => (line.position === position ? change(line) : line))
  return { ...request, replies, value: valueAfter(request, replies) }
}

/** What it comes to with other lines. The surcharges that they bring are the server's to say. */
function valueAfter({ replies, value }: QuoteRequestDetail, after: readonly QuoteLine[]): RequestValue {
  const more = estimatedValue(after) - estimatedValue(replies)
  return { ...value, lines: sumMoney([value.lines, more]), subtotal: sumMoney([value.subtotal, more]) }
}
