import type { Language, UserFeature } from '@staffel/shared-api/contract'
import type { Generated, GeneratedAlways } from 'kysely'
import type { GeneratedInstant, Instant } from '../../db/tenancy.tables.ts'
import type { SubscriptionTables } from './subscription/subscription.tables.ts'

export interface RoleTable {
  id: number
  name: string
}

export interface AppUserTable {
  tenant_id: number
  id: Generated<number>
  uid: string | null
  /** Always lower case. */
  email: string
  first_name: Generated<string>
  last_name: Generated<string>
  phone: string | null
  /** The identity provider's. */
  photo_url: string | null
  /** The person's own choice, in the file store. */
  picture_name: string | null
  language: Generated<Language>
  role_id: number
  organization_id: number | null
  region_id: number | null
  /** Staff of the selling company, as opposed to staff of one of its customers. */
  is_tenant: Generated<boolean>
  /** What the person may besides the role. */
  features: Generated<UserFeature[]>
  is_blocked: Generated<boolean>
  accepted_at: Instant | null
  login_provider: string | null
  last_sign_in_at: Instant | null
  sessions_valid_after: GeneratedInstant
  consent_at: Instant | null
  consent_policy: string | null
  created_at: GeneratedInstant
  block_reason: string | null
  /** Says something while `is_blocked` alone. */
  blocked_by_seller: Generated<boolean>
  /** Since when there is nothing of the person in it. */
  erased_at: Instant | null
  rev: Generated<number>
  status: GeneratedAlways<'invited' | 'active' | 'blocked'>
}

export interface UserSessionTable {
  tenant_id: number
  user_id: number
  auth_time: Instant
  provider: string | null
  last_activity_at: GeneratedInstant
  /** What callers name it by. */
  id: Generated<string>
  device: string | null
  ended_at: Instant | null
}

/** A sign-in that proved the address of an account and is not the one that it is used with. */
export interface RefusedSignInTable {
  tenant_id: number
  user_id: number
  uid: string
  provider: string | null
  refused_at: GeneratedInstant
}

/** How often who may do what has changed in a tenant; none before the first time. Written by triggers. */
export interface AccountChangesTable {
  tenant_id: number
  number: GeneratedAlways<number>
}

export interface LocalIdentityKeyTable {
  only_row: Generated<boolean>
  private_key: string
}

export interface LocalIdentityAccountTable {
  uid: string
  email: string
  account: unknown
  created_at: GeneratedInstant
}

export interface LocalIdentityRefreshTokenTable {
  token_hash: string
  uid: string
  provider: string
  /** Seconds since 1970, as in the token. */
  auth_time: number
  /** What was asked for besides; null where nothing was. */
  second_factor: string | null
  expires_at: Instant
}

export interface IdentityTables extends SubscriptionTables {
  role: RoleTable
  app_user: AppUserTable
  user_session: UserSessionTable
  refused_sign_in: RefusedSignInTable
  account_changes: AccountChangesTable
  local_identity_key: LocalIdentityKeyTable
  local_identity_account: LocalIdentityAccountTable
  local_identity_refresh_token: LocalIdentityRefreshTokenTable
}
