import type { CustomerField } from '@staffel/shared-api/contract'
import type { ColumnType, Generated } from 'kysely'
import type { GeneratedInstant, Instant } from '../../db/tenancy.tables.ts'
import type { Json } from '../platform/platform.tables.ts'
import type { PushProblem } from './push/push-problem.ts'
import type { Text } from '../../texts/text.ts'

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
  price_list_id: number | null
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
export type ExactTopic = 'Accounts' | 'Contacts' | 'Addresses' | 'SalesItemPrices' | 'CustomerItems' | 'Deleted'

export interface ExactRecordTable {
  tenant_id: number
  division: number
  topic: ExactTopic
  record_id: string
  account_id: string | null
  said: ColumnType<Readonly<Record<string, unknown>>, string, string>
  part_id: number | null
}

export interface ExactCursorTable {
  tenant_id: number
  division: number
  topic: ExactTopic
  stamp: number
}

export type SyncPart = 'accounts' | 'customer_prices' | 'customer_numbers'

export interface ExactJobTable {
  tenant_id: number
  id: Generated<number>
  env: ExactEnvironment
  division: number
  parts: SyncPart[]
  cause: 'person' | 'night' | 'change'
  asked_by: number | null
  dry_run: Generated<boolean>
  is_full: Generated<boolean>
  state: Generated<'waiting' | 'reading' | 'storing' | 'done' | 'failed'>
  done: Generated<number>
  total: Generated<number>
  created: Generated<number>
  updated: Generated<number>
  removed: Generated<number>
  conflicts: Generated<number>
  refused: Generated<number>
  /** Of `ExactRefused`, or `failed`. */
  reason: string | null
  tries: Generated<number>
  created_at: GeneratedInstant
  next_at: GeneratedInstant
  touched_at: GeneratedInstant
  run: string | null
  ended_at: Instant | null
}

export interface ExactJobRowTable {
  tenant_id: number
  job_id: number
  nr: number
  part: SyncPart
  record_id: string
  code: string
  name: string
  outcome: 'created' | 'updated' | 'removed' | 'conflict' | 'refused'
  organization_id: number | null
  fields: ColumnType<AccountConflict['fields'], string, string>
  message: Written<Text>
}

export interface ExactSyncSettingsTable {
  tenant_id: number
  nightly: Generated<boolean>
  hour: Generated<number>
  rule: Generated<ConflictRule>
  last_night: string | null
  rev: Generated<number>
}

/** Who is right where both changed the same: Exact, this house, or a person says. */
export type ConflictRule = 'exact' | 'here' | 'ask'

/** By a number that both have, by name and place, by a person, or because the customer was made of it. */
type AccountMatch = 'number' | 'likeness' | 'person' | 'created'

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
  exact_settings: ExactSettingsTable
  exact_mapping: ExactMappingTable
  exact_push: ExactPushTable
  exact_record: ExactRecordTable
  exact_cursor: ExactCursorTable
  exact_job: ExactJobTable
  exact_job_row: ExactJobRowTable
  exact_sync_settings: ExactSyncSettingsTable
  exact_connection: ExactConnectionTable
  exact_authorization: ExactAuthorizationTable
  exact_refusal: ExactRefusalTable
}
