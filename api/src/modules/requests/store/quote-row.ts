import type { FoundProduct, QuoteLine, QuoteLineSource, QuoteRequest } from '@staffel/shared-api/contract'
import { fromCents } from '@staffel/shared-api/rules'
import type { StoredRequest } from './request-columns.ts'
import type { StoredLine, StoredMatch } from './requests.repository.ts'

const numberOrNull = (value: string | null) => (value === null ? null : Number(value))

function productOf(match: StoredMatch): FoundProduct {
  return {
    product_id: match.product_id,
    name: match.name,
    sku: match.sku,
    description: match.description,
    price: fromCents(match.price_cents),
    price_unit: match.price_unit,
    pack_content: numberOrNull(match.pack_content),
    order_multiple: numberOrNull(match.order_multiple),
    min_order_quantity: numberOrNull(match.min_order_quantity),
    quantity: Number(match.quantity),
    totalprice: fromCents(match.total_cents),
    used_staffel_id: match.used_staffel_id,
    wordscore: match.wordscore,
    match_dimension: match.match_dimension,
    totalscore: match.totalscore,
    staffels: match.staffels.map(({ id, unit_price_cents, min_quantity, max_quantity }) => ({
      id,
      unit_price: unit_price_cents === null ? null : fromCents(unit_price_cents),
      max_quantity,
      min_quantity,
    })),
  }
}

function sourceOf(line: StoredLine): QuoteLineSource | null {
  const { source_mail_id: mail, source_attachment_id: attachment, source_start: start, source_end: end } = line
  return mail === null || start === null || end === null
    ? null
    : { mail_id: mail, attachment_id: attachment, start, end }
}

type Answer = Pick<QuoteLine, 'chosen_by' | 'conversion' | 'sold_in' | 'is_certain' | 'productsfound'>

const noAnswer: Answer = { chosen_by: null, conversion: null, sold_in: null, is_certain: false, productsfound: [] }

/**
 * What a line is answered with. A product that went to the archive is none that could be offered: the line asks for
 * another one, whoever chose it.
 */
function answerOf(line: StoredLine, found: readonly StoredMatch[]): Answer {
  if (found[0]?.is_gone) return noAnswer
  return {
    chosen_by: line.chosen_by,
    conversion:
      line.sold_quantity === null || line.sold_unit === null
        ? null
        : { quantity: Number(line.sold_quantity), unit: line.sold_unit },
    sold_in: line.sold_unit,
    is_certain: found[0]?.is_certain ?? false,
    productsfound: found.filter(({ is_gone }) => !is_gone).map(productOf),
  }
}

function lineOf(line: StoredLine, matches: readonly StoredMatch[], offerId: number | null): QuoteLine {
  const found = matches.filter(({ position }) => position === line.position)
  const isInOffer = offerId !== null && line.offer_id === offerId
  return {
    position: line.position,
    search_line: line.search_line,
    desired_quantity: Number(line.desired_quantity),
    unit: line.unit,
    quantity_assumed: line.quantity_assumed,
    confidence: line.confidence,
    is_ignored: line.is_ignored,
    // What was offered stays what it was.
    ...answerOf(line, isInOffer ? found.map((match) => ({ ...match, is_gone: false })) : found),
    in_offer: isInOffer,
    source: sourceOf(line),
  }
}

/** What a request says of itself, without what it comes to. */
export type QuoteRow = Omit<QuoteRequest, 'offer' | 'value'>

/** A request as the list answers it, from its rows in three tables. */
export function quoteRow(
  request: StoredRequest,
  lines: readonly StoredLine[],
  matches: readonly StoredMatch[],
): QuoteRow {
  return {
    id: request.id,
    tenant_id: request.tenant_id,
    external_id: request.external_id,
    email_body: request.email_body,
    from: request.sender,
    subject: request.subject,
    received_on: request.received_on.toISOString(),
    json_version: request.json_version,
    created_at: request.created_at.toISOString(),
    updated_at: request.updated_at.toISOString(),
    desired_delivery_date: request.desired_delivery_date,
    replies: lines.map((line) => lineOf(line, matches, request.offer_id)),
    offer_id: request.offer_id,
    status: request.status,
    assignee:
      request.assignee_user_id === null
        ? null
        : { user_id: request.assignee_user_id, name: request.assignee_name ?? '' },
    organization:
      request.organization_id === null ? null : { id: request.organization_id, name: request.organization_name ?? '' },
    problem: request.problem,
  }
}
