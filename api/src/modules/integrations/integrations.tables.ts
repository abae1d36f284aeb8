import type { GeneratedInstant, Instant } from '../../db/tenancy.tables.ts'

export type ExactEnvironment = 'test' | 'production'

export interface ExactConnectionTable {
  tenant_id: number
  env: ExactEnvironment
  division: number | null
  division_name: string | null
  exact_user_name: string | null
  connected_by: number | null
  connected_at: GeneratedInstant
  /** Encrypted by the token cipher. */
  access_token: string
  /** Encrypted by the token cipher. */
  refresh_token: string
  access_expires_at: Instant
  refresh_expires_at: Instant
  refreshed_at: GeneratedInstant
  accounts_synced_at: Instant | null
  items_synced_at: Instant | null
  prices_synced_at: Instant | null
  quotations_synced_at: Instant | null
  minutely_remaining: number | null
  daily_remaining: number | null
  daily_reset: Instant | null
  last_error: string | null
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

export interface IntegrationsTables {
  exact_connection: ExactConnectionTable
  exact_authorization: ExactAuthorizationTable
}
