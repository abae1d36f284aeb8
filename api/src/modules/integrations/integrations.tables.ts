import type { CustomerField } from '@staffel/shared-api/contract'
import type { ColumnType, Generated } from 'kysely'
import type { GeneratedInstant, Instant } from '../../db/tenancy.tables.ts'
import type { Json } from '../platform/platform.tables.ts'
import type {
  ExactAgreementTable,
  ExactJobRowTable,
  ExactJobTable,
  ExactSyncSettingsTable,
  ExactToldTable,
  RowChange,
} from './sync/jobs/exact-jobs.tables.ts'
import type { PushProblem } from './push/push-problem.ts'

export type ExactEnvironment = 'test' | 'production'

/** By somebody here; unused for thirty days; no longer accepted by Exact; or by another link with the same login. */
export type ExactEnd = 'disconnected' | 'expired' | 'refused' | 'login_taken'

export interface ExactConnectionTable {
  tenant_id: number
  env: ExactEnvironment
  division: number | null
  division_name: string | null
  exact_user_name: string | null
  exact_user_id: string | null
  /** Of the registration that the tokens belong to. */
  client_id: string | null
  /** Of the two environments, the one that is read and written. */
  in_use: Generated<boolean>
  connected_by: number | null
  connected_at: GeneratedInstant
  /** Encrypted by the token cipher; null: the link was ended. */
  access_token: string | null
  /** Encrypted by the token cipher. */
  refresh_token: string | null
  access_expires_at: Instant
  refresh_expires_at: Instant
  refreshed_at: GeneratedInstant
  token_rev: Generated<number>
  refresh_run: string | null
  refresh_until: Instant | null
  ended_at: Instant | null
  ended_reason: ExactEnd | null
  accounts_synced_at: Instant | null
  items_synced_at: Instant | null
  prices_synced_at: Instant | null
  quotations_synced_at: Instant | null
  customer_prices_synced_at: Instant | null
  customer_numbers_synced_at: Instant | null
  minutely_remaining: number | null
  minutely_limit: number | null
  minutely_reset: Instant | null
  daily_remaining: number | null
  daily_limit: number | null
  daily_reset: Instant | null
  /** A reason of `ExactRefused`. */
  last_error: string | null
  last_error_at: Instant | null
  last_error_trace: string | null
  /** The administration in which Exact was asked to tell of changes; null: in none. */
  notices_division: number | null
  notices_since: Instant | null
  notices_checked_at: Instant | null
}

export interface ExactAuthorizationTable {
  tenant_id: number
  /** SHA-256 of the state. */
  state_hash: Buffer
  user_id: number
  env: ExactEnvironment
  created_at: GeneratedInstant
  expires_at: Instant
}

export interface ExactRefusalTable {
  tenant_id: number
  env: ExactEnvironment
  endpoint: string
  since: Instant
  refusals: number
}

/** An account of Exact, and the customer here that it is. */
export interface ExactAccountTable {
  tenant_id: number
  division: number
  account_id: string
  /** Without the spaces in front of it. */
  code: Generated<string>
  name: Generated<string>
  vat_number: string | null
  chamber_of_commerce_number: string | null
  email: string | null
  postal_code: string | null
  city: string | null
  country_code: string | null
  /** By Exact's letters: C a customer, P a prospect, S a suspect, A none of these. */
  status: Generated<string>
  is_blocked: Generated<boolean>
  organization_id: number | null
  matched_by: AccountMatch | null
  linked_at: Instant | null
  left_out: Generated<boolean>
  deleted_at: Instant | null
  /** What this house made of it the last time, by field of a customer. */
  applied: Written<AppliedValues> | null
  is_pending: Generated<boolean>
  conflict: Written<AccountConflict> | null
  is_archived: Generated<boolean>
  /** Something is to be made of its prices, or of its article numbers. */
  prices_pending: Generated<boolean>
  numbers_pending: Generated<boolean>
}

/** What a person decides of an account. */
export interface AccountConflict {
  /** It may be one of these customers; or both sides changed the same. */
  readonly kind: 'candidates' | 'fields'
  readonly candidates: readonly { readonly id: number; readonly name: string }[]
  readonly fields: readonly {
    readonly field: CustomerField
    readonly from: string | null
    readonly to: string | null
  }[]
}

type FieldValues = Readonly<Partial<Record<CustomerField, string | number | null>>>
/** What Exact said, and what stood here after it. */
export interface AppliedValues {
  readonly said: FieldValues
  readonly here: FieldValues
}

/** A value of `jsonb`, written as text. */
type Written<Value> = ColumnType<Value, string | null | undefined, string | null>

/** What is read of Exact and kept. */
export type ExactTopic =
  | 'Accounts'
  | 'Contacts'
  | 'Addresses'
  | 'Items'
  | 'VATCodes'
  | 'Units'
  | 'SalesItemPrices'
  | 'CustomerItems'
  /** When all of them were read the last time. */
  | 'AllCustomerItems'
  | 'Deleted'

/** What became a product: what Exact said of it, by what belongs together, and whether the product was made of it. */
export interface AppliedItem {
  readonly said: Readonly<Record<string, string>>
  readonly isOurs: boolean
}

/** What both sides changed of an item: what stands here, and what Exact says. */
export interface ItemClash {
  /** What belongs together: the prices, the unit with its code, or one field. */
  readonly group: string
  readonly fields: readonly RowChange[]
}

export interface ExactRecordTable {
  tenant_id: number
  division: number
  topic: ExactTopic
  record_id: string
  account_id: string | null
  /** Of which item it is. */
  item_id: string | null
  said: ColumnType<Readonly<Record<string, unknown>>, string, string>
  /** The address, the contact person or the product here that it is. */
  part_id: number | null
  /** Of an item: what Exact said of it the last time. */
  applied: Written<AppliedItem>
  /** Of an item: what a person decides about. */
  clashes: Written<readonly ItemClash[]> | null
  is_pending: Generated<boolean>
}

export interface ExactCursorTable {
  tenant_id: number
  division: number
  topic: ExactTopic
  stamp: number
}

/** By a number that both have, by name and place, by a person, or because the customer was made of it. */
export type AccountMatch = 'number' | 'likeness' | 'person' | 'created'

export type ExactDocument = 'order' | 'quotation'

export interface ExactSettingsTable {
  tenant_id: number
  push_as: Generated<ExactDocument>
  push_since: Instant | null
}

export type ExactMappingKind = 'vat' | 'item' | 'unit' | 'charge'

export interface ExactMappingTable {
  tenant_id: number
  env: ExactEnvironment
  division: number
  kind: ExactMappingKind
  own_key: string
  /** The id of an item, the code of all else. */
  exact_key: string
}

export interface ExactPushTable {
  tenant_id: number
  offer_id: number
  accepted_at: Instant
  push_key: Generated<string>
  /** `sending`: there may be a document, whether or not anybody was told. */
  state: Generated<'waiting' | 'sending' | 'done' | 'refused'>
  document: ExactDocument | null
  env: ExactEnvironment | null
  division: number | null
  problems: Json<PushProblem[]>
  exact_id: string | null
  exact_number: string | null
  exact_total_cents: number | null
  pushed_at: Instant | null
  attempts: Generated<number>
  next_attempt_at: Instant
  run: string | null
  asked_at: Instant
  asked_by_name: string | null
}

export interface IntegrationsTables {
  exact_account: ExactAccountTable
  exact_agreement: ExactAgreementTable
  exact_settings: ExactSettingsTable
  exact_mapping: ExactMappingTable
  exact_push: ExactPushTable
  exact_record: ExactRecordTable
  exact_cursor: ExactCursorTable
  exact_job: ExactJobTable
  exact_job_row: ExactJobRowTable
  exact_told: ExactToldTable
  exact_sync_settings: ExactSyncSettingsTable
  exact_connection: ExactConnectionTable
  exact_authorization: ExactAuthorizationTable
  exact_refusal: ExactRefusalTable
}
