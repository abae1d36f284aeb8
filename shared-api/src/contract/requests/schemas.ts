import { Type, type Static } from 'typebox'
import {
  Day,
  Id,
  Instant,
  Money,
  Nullable,
  PriceUnit,
  SearchText,
  Strict,
  totalCountField,
  Uuid,
  Words,
} from '../kit/schemaKit.ts'
import { PriceListName } from '../catalogue/schemas.ts'
import { OfferOfRequest, RequestValue } from './handling/schemas.ts'

/** `new` until somebody takes it up; `offered` has an offer made from it. */
export const QuoteStatus = Words(['new', 'in_progress', 'offered', 'declined', 'archived'])
export type QuoteStatus = Static<typeof QuoteStatus>

/** What kept a mail from being read completely. Its raw source is kept in every case. */
export const QuoteProblem = Words([
  'malformed',
  'too_large',
  'too_many_parts',
  'too_many_lines',
  'too_slow',
  'attachment_unread',
  'failed',
])
export type QuoteProblem = Static<typeof QuoteProblem>

/** A tier of a found product. */
export const FoundStaffel = Strict({
  id: Id,
  unit_price: Nullable(Money),
  max_quantity: Nullable(Type.Integer()),
  min_quantity: Type.Integer(),
})
export type FoundStaffel = Static<typeof FoundStaffel>

/** A catalogue product that may be what the line asks for. */
export const FoundProduct = Strict({
  product_id: Id,
  name: Type.String(),
  sku: Nullable(Type.String()),
  description: Nullable(Type.String()),
  /** Unit price by the tier of `quantity`. */
  price: Money,
  /** `price` and those of the tiers are for so many sales units. */
  price_unit: PriceUnit,
  /** What one package holds, sold in multiples of so many, and the least of it; in sales units. */
  pack_content: Nullable(Type.Number()),
  order_multiple: Nullable(Type.Number()),
  min_order_quantity: Nullable(Type.Number()),
  quantity: Type.Number(),
  totalprice: Money,
  used_staffel_id: Nullable(Id),
  /** 0 to 3: how many of the line's words the product holds, weighed. */
  wordscore: Type.Number(),
  match_dimension: Type.Boolean(),
  /** 0 red, 1 light green, 2 green, 3 stronger, 4 or more strongest. */
  totalscore: Type.Number(),
  staffels: Type.Array(FoundStaffel),
  /** Of a request that is read: lines that count with it for its tier; what its price was; the customer's list. */
  counted: Type.Optional(
    Strict({ lines: Type.Integer({ minimum: 2, examples: [3] }), quantity: Type.Number(), unit: Type.String() }),
  ),
  price_before: Type.Optional(Strict({ price: Money, price_unit: PriceUnit })),
  price_list: Type.Optional(PriceListName),
})
export type FoundProduct = Static<typeof FoundProduct>

/** The part of a mail that a line was read from: characters `start` up to `end` of its text, or an attachment's. */
export const QuoteLineSource = Strict({
  mail_id: Id,
  attachment_id: Nullable(Id),
  start: Type.Integer({ minimum: 0 }),
  end: Type.Integer({ minimum: 0 }),
})
export type QuoteLineSource = Static<typeof QuoteLineSource>

/** One requested line; the specification calls it a reply. */
export const QuoteLine = Strict({
  /** Names the line within its request; order of appearance, from 1. */
  position: Type.Integer({ minimum: 1 }),
  /** The customer's words. */
  search_line: Type.String(),
  /** As written, in the customer's own unit. */
  desired_quantity: Type.Number(),
  unit: Nullable(Type.String()),
  /** No quantity stood in the mail, so it is 1. */
  quantity_assumed: Type.Boolean(),
  /** `low`: read from text that is not clearly a list of goods. */
  confidence: Words(['high', 'low']),
  /** Left out of the offer. */
  is_ignored: Type.Boolean(),
  /**
   * Who chose the product: a person for this request, an earlier correction for this customer, or the customer's own
   * article number in the line. Null: the matcher, or nobody.
   */
  chosen_by: Nullable(Words(['person', 'memory', 'customer_number'])),
  /**
   * The quantity in the unit that the first product is sold in, where that differs; used only when a person takes it.
   */
  conversion: Nullable(Strict({ quantity: Type.Number(), unit: Type.String() })),
  /**
   * The unit that the first product is sold in, where the line asks in another one: its price and total are no answer
   * yet, and somebody has to say how many. `conversion` is what it would be, null where nothing tells. Settled by
   * taking the conversion, or by a quantity in this `unit`.
   */
  sold_in: Nullable(Type.String()),
  /** The first product scores what the tenant asks of one that nobody has to confirm. */
  is_certain: Type.Boolean(),
  /** Stands in the offer that was made of the request. A later mail brings lines that do not. */
  in_offer: Type.Boolean(),
  /** Null for a line that a person added. */
  source: Nullable(QuoteLineSource),
  /** Best first. Once one is chosen, that one only. */
  productsfound: Type.Array(FoundProduct),
})
export type QuoteLine = Static<typeof QuoteLine>

const Person = Strict({ user_id: Id, name: Type.String() })

export const QuoteRequest = Strict({
  id: Id,
  tenant_id: Id,
  external_id: Uuid,
  email_body: Type.String(),
  from: Type.String(),
  subject: Type.String(),
  received_on: Instant,
  /** Rises with every change; a change that names an older one is `STALE`. */
  json_version: Type.Integer({ minimum: 1 }),
  created_at: Instant,
  updated_at: Instant,
  desired_delivery_date: Nullable(Day),
  replies: Type.Array(QuoteLine),
  /** The offer that was made from it, if any. */
  offer_id: Nullable(Id),
  status: QuoteStatus,
  assignee: Nullable(Person),
  /** The customer, where the sender is known or somebody said so. */
  organization: Nullable(Strict({ id: Id, name: Type.String() })),
  /** Why its mail could not be read completely. */
  problem: Nullable(QuoteProblem),
  offer: Nullable(OfferOfRequest),
  value: RequestValue,
  total_count: totalCountField,
})
export type QuoteRequest = Static<typeof QuoteRequest>

export const QuoteDateField = Words(['received_on', 'created_at', 'desired_delivery_date'])
export type QuoteDateField = Static<typeof QuoteDateField>

export const QuoteSortKey = Words(['received_on', 'created_at', 'from', 'subject', 'desired_delivery_date'])
export type QuoteSortKey = Static<typeof QuoteSortKey>

export const QuoteFilter = Strict({
  search: Type.Optional(SearchText),
  date_field: Type.Optional(QuoteDateField),
  date_from: Type.Optional(Day),
  date_till: Type.Optional(Day),
  /** Those with an offer made from them, or those without. */
  has_offer: Type.Optional(Type.Boolean()),
  status: Type.Optional(Type.Array(QuoteStatus, { maxItems: 5, uniqueItems: true })),
  assignee_user_id: Type.Optional(Id),
  /** Those of one customer. */
  organization_id: Type.Optional(Id),
})
export type QuoteFilter = Static<typeof QuoteFilter>

/** How many requests there are of a status, as far as was counted: `capped` says that there are more. */
export const QuoteCount = Strict({
  status: Type.Union([Type.Literal('all'), QuoteStatus]),
  count: Type.Integer({ minimum: 0 }),
  capped: Type.Boolean(),
})
export type QuoteCount = Static<typeof QuoteCount>

export const QuoteAttachment = Strict({
  id: Id,
  filename: Type.String(),
  content_type: Type.String(),
  bytes: Type.Integer({ minimum: 0 }),
})
export type QuoteAttachment = Static<typeof QuoteAttachment>

/** One mail of a request: the first, or a later one of the same conversation. */
export const QuoteMail = Strict({
  id: Id,
  from: Type.String(),
  /** Who forwarded it, where `from` is the sender of the mail inside. */
  forwarded_by: Nullable(Type.String()),
  subject: Type.String(),
  received_on: Instant,
  /** Plain text, as it is shown first and as `QuoteLineSource` counts it. */
  text: Type.String(),
  /** The sender's own HTML can be asked for. */
  has_html: Type.Boolean(),
  attachments: Type.Array(QuoteAttachment),
})
export type QuoteMail = Static<typeof QuoteMail>

/**
 * A customer that may have sent the request, by what is known of the address, by what somebody said of it, or by its
 * domain.
 */
export const QuoteCustomer = Strict({
  organization_id: Id,
  name: Type.String(),
  reason: Words(['contact', 'remembered', 'domain']),
})
export type QuoteCustomer = Static<typeof QuoteCustomer>

/** What a mail says about who sent it, for a new customer; what it does not say is empty. */
export const ProposedCustomer = Strict({
  name: Type.String(),
  contact: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  street: Type.String(),
  number: Type.String(),
  postal_code: Type.String(),
  city: Type.String(),
  chamber_of_commerce_number: Type.String(),
  vat_number: Type.String(),
})
export type ProposedCustomer = Static<typeof ProposedCustomer>

/** A request with all that a clerk needs to make an offer of it. */
export const QuoteRequestDetail = Strict({
  ...QuoteRequest.properties,
  /** Oldest first. */
  mails: Type.Array(QuoteMail),
  decline_reason: Nullable(Type.String()),
  customer_candidates: Type.Array(QuoteCustomer),
  /**
   * The sender's address, and the customer whose requests it sends because somebody said so. Null for a mail without a
   * sender.
   */
  sender: Nullable(Strict({ address: Type.String(), remembered: Nullable(Strict({ id: Id, name: Type.String() })) })),
  /** Read from the mail and its signature, as long as the request has no customer. */
  proposed_customer: Nullable(ProposedCustomer),
})
export type QuoteRequestDetail = Static<typeof QuoteRequestDetail>

export const MailReading = Strict({
  fetched: Type.Integer(),
  created: Type.Integer(),
  skipped: Type.Integer(),
  failed: Type.Integer(),
})
export type MailReading = Static<typeof MailReading>

/** What keeps a mailbox from being read. */
export const MailboxProblem = Words([
  'unreachable',
  'refused_login',
  'no_folder',
  'no_tls',
  'timeout',
  'storage_full',
  'failed',
])
export type MailboxProblem = Static<typeof MailboxProblem>

/** Reading of a mailbox: the run that goes on, and how the last one ended. */
export const MailReadingState = Strict({
  running: Type.Boolean(),
  /** Mails done so far in the running one, and how many it found; null while it is still connecting. */
  done: Type.Integer({ minimum: 0 }),
  total: Nullable(Type.Integer({ minimum: 0 })),
  last_run_at: Nullable(Instant),
  last_result: Nullable(MailReading),
  /** Why the last one ended early. */
  last_problem: Nullable(MailboxProblem),
})
export type MailReadingState = Static<typeof MailReadingState>
