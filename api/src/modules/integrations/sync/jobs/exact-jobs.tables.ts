import type { ExactEnv, ExactRowField } from '@staffel/shared-api/contract'
import type { ColumnType, Generated } from 'kysely'
import type { GeneratedInstant, Instant } from '../../../../db/tenancy.tables.ts'
import type { Text } from '../../../../texts/text.ts'

/** A value of `jsonb`, written as text. */
type Written<Value> = ColumnType<Value, string | null | undefined, string | null>

export type SyncPart = 'accounts' | 'products' | AgreementPart

export type AgreementPart = 'customer_prices' | 'customer_numbers'

/** A price or a number that was changed on both sides, as people read it. */
export interface AgreementClash {
  /** Of the item. */
  readonly code: string
  /** Of the product. */
  readonly name: string
  readonly from: string | null
  readonly to: string | null
}

/** A price or an article number of a customer, as Exact said it the last time and as it stood here then. */
export interface ExactAgreementTable {
  tenant_id: number
  division: number
  part: AgreementPart
  account_id: string
  key: string
  said: string | null
  here: string | null
  target_id: number | null
  clash: Written<AgreementClash>
}

export interface ExactJobTable {
  tenant_id: number
  id: Generated<number>
  env: ExactEnv
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
  /** Refused, or left to a person, and told before. */
  known: Generated<number>
  /** Of `ExactRefused`, or `failed`. */
  reason: string | null
  tries: Generated<number>
  created_at: GeneratedInstant
  next_at: GeneratedInstant
  touched_at: GeneratedInstant
  run: string | null
  ended_at: Instant | null
}

/** What becomes something else, in a line of a log. */
export interface RowChange {
  readonly field: ExactRowField
  readonly from: string | Text | null
  readonly to: string | Text | null
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
  product_id: number | null
  fields: ColumnType<readonly RowChange[], string, string>
  message: Written<Text>
}

/** What was told of a record the last time that something was to be told of it. */
export interface ExactToldTable {
  tenant_id: number
  division: number
  part: SyncPart
  record_id: string
  /** Digests. */
  problems: string[]
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
