import type { Generated, GeneratedAlways } from 'kysely'
import type { GeneratedInstant, Instant } from '../../../db/tenancy.tables.ts'
import type { Json } from '../../platform/platform.tables.ts'
import type { QuoteProblem } from '@staffel/shared-api/contract'
import type { PriceUnit } from '@staffel/shared-api/rules'
import type { MailboxTables } from '../mailbox/mailbox.tables.ts'
import type { RequestSettingsTable } from '../settings/request-settings.tables.ts'

export interface QuoteRequestTable {
  tenant_id: number
  id: Generated<number>
  external_id: Generated<string>
  status: Generated<'new' | 'in_progress' | 'offered' | 'declined' | 'archived'>
  assignee_user_id: number | null
  organization_id: number | null
  offer_id: number | null
  message_id: string | null
  /** SHA-256 of the mail as it came in. */
  mail_hash: Buffer
  sender: Generated<string>
  sender_email: string | null
  subject: Generated<string>
  email_body: Generated<string>
  received_on: Instant
  /** `YYYY-MM-DD` */
  desired_delivery_date: string | null
  decline_reason: string | null
  problem: QuoteProblem | null
  json_version: Generated<number>
  created_at: GeneratedInstant
  updated_at: GeneratedInstant
  deleted_at: Instant | null
  search_text: GeneratedAlways<string>
}

export interface QuoteLineTable {
  tenant_id: number
  request_id: number
  position: number
  search_line: string
  /** A decimal as text, as the driver gives `numeric`. */
  desired_quantity: string
  quantity_assumed: Generated<boolean>
  unit: string | null
  is_ignored: Generated<boolean>
  confidence: Generated<'high' | 'low'>
  chosen_by: 'person' | 'memory' | 'customer_number' | null
  /** A decimal as text; null where nothing tells how many it would be. */
  sold_quantity: string | null
  /** The unit that the first product is sold in, where the line asks in another. */
  sold_unit: string | null
  source_mail_id: number | null
  source_attachment_id: number | null
  source_start: number | null
  source_end: number | null
  /** What the mail said, once a person changed the quantity (a decimal as text); 0 where it said none. */
  written_quantity: Generated<string | null>
  /** The offer that it went into. */
  offer_id: number | null
  /** The product that was proposed for its score; null: none, or one that was known. */
  proposed_product_id: number | null
  proposed_score: number | null
}

export interface StoredStaffel {
  readonly id: number
  readonly unit_price_cents: number | null
  readonly min_quantity: number
  readonly max_quantity: number | null
}

export interface QuoteMatchTable {
  tenant_id: number
  request_id: number
  position: number
  product_id: number
  /** Order among the products of the line, best first, from 1. */
  rank: number
  name: string
  sku: string | null
  description: Generated<string>
  price_cents: number
  quantity: string
  total_cents: number
  /** Its price and those of its tiers are for so many. */
  price_unit: PriceUnit
  used_staffel_id: number | null
  staffels: Json<readonly StoredStaffel[]>
  wordscore: number
  totalscore: number
  match_dimension: Generated<boolean>
}

export interface QuoteMailTable {
  tenant_id: number
  id: Generated<number>
  request_id: number | null
  outcome: 'request' | 'ignored' | 'failed'
  reason: string | null
  /** What it was skipped for before a person made a request of it. */
  reason_before: string | null
  /** When a person said that its request is none. */
  skipped_at: Instant | null
  /** With that step it was forgotten that its sender is never skipped. */
  forgot_sender: Generated<boolean>
  search_text: GeneratedAlways<string>
  attempts: Generated<number>
  /** SHA-256 of the mail as it came in. */
  mail_hash: Buffer
  /** Server, user and folder; `uid_validity` and `uid` count within it. */
  mailbox: Generated<string>
  uid_validity: number | null
  uid: number | null
  message_id: string | null
  in_reply_to: string | null
  reference_ids: Generated<string[]>
  sender: Generated<string>
  sender_email: string | null
  forwarded_by: string | null
  subject: Generated<string>
  received_on: Instant
  body_text: Generated<string>
  body_html: string | null
  raw_key: string | null
  created_at: GeneratedInstant
}

export interface QuoteAttachmentTable {
  tenant_id: number
  id: Generated<number>
  mail_id: number
  position: number
  filename: string
  content_type: string
  bytes: number
  storage_key: string
}

/** The product that a person chose for a customer's words. Exactly one of organisation and sender is set. */
export interface QuoteLineMemoryTable {
  tenant_id: number
  id: Generated<number>
  organization_id: number | null
  /** Lower case. */
  sender_email: string | null
  /** As `normalLine` writes it. */
  line: string
  product_id: number
  updated_at: Instant
}

/** A customer's own article number of a product. */
export interface CustomerNumberTable {
  tenant_id: number
  id: Generated<number>
  organization_id: number
  /** Unique for the customer, whatever its case. */
  number: string
  /** Its letters and digits in lower case. */
  code: GeneratedAlways<string>
  product_id: number
  updated_at: Instant
}

/** Whose requests an address sends, because somebody said so. */
export interface QuoteSenderTable {
  tenant_id: number
  /** Lower case. */
  address: string
  organization_id: number
  said_by: number | null
  said_at: Instant
}

/** An address of which no mail is skipped. */
export interface QuoteSenderMemoryTable {
  tenant_id: number
  /** Lower case. */
  sender_email: string
  /** The mail that it was remembered for. */
  mail_id: number
  created_at: Instant
}

export interface RequestsTables extends MailboxTables {
  request_settings: RequestSettingsTable
  customer_number: CustomerNumberTable
  quote_sender: QuoteSenderTable
  quote_sender_memory: QuoteSenderMemoryTable
  quote_line_memory: QuoteLineMemoryTable
  quote_mail: QuoteMailTable
  quote_attachment: QuoteAttachmentTable
  quote_request: QuoteRequestTable
  quote_line: QuoteLineTable
  quote_match: QuoteMatchTable
}
