import type { Language } from '@staffel/shared-api/contract'
import type { ColumnType, Generated } from 'kysely'
import type { GeneratedInstant, Instant } from '../../db/tenancy.tables.ts'
import type { VatCheckTable } from './registers/registers.tables.ts'
import type { MergeChanges } from './customers/merging/merge-changes.types.ts'

export interface OrganizationAddressTable {
  tenant_id: number
  id: Generated<number>
  organization_id: number
  address_type: Generated<'billing' | 'shipping' | 'other'>
  /** What people call it. */
  label: Generated<string>
  street: Generated<string>
  number: Generated<string>
  number_addition: Generated<string>
  postal_code: Generated<string>
  city: Generated<string>
  /** ISO 3166, two capitals. */
  country_code: Generated<string>
  is_primary: Generated<boolean>
}

export interface OrganizationContactTable {
  tenant_id: number
  id: Generated<number>
  organization_id: number
  kind: 'email' | 'phone'
  value: string
  is_primary: Generated<boolean>
}

export interface ContactPersonTable {
  tenant_id: number
  id: Generated<number>
  organization_id: number
  name: string
  job_title: Generated<string>
  /** Always lower case. */
  email: string | null
  phone: Generated<string>
  is_primary: Generated<boolean>
}

/** The selling company itself. */
export interface TenantCompanyTable {
  tenant_id: number
  email: Generated<string>
  phone: Generated<string>
  street: Generated<string>
  number: Generated<string>
  number_addition: Generated<string>
  postal_code: Generated<string>
  city: Generated<string>
  country_code: Generated<string>
  chamber_of_commerce_number: Generated<string>
  vat_number: Generated<string>
  iban: Generated<string>
  rev: Generated<number>
}

export interface CompanyLogoTable {
  tenant_id: number
  /** Null: the selling company's own. */
  organization_id: number | null
  file_name: string
  uploaded_at: GeneratedInstant
  uploaded_by: number | null
}

export interface InviteTable {
  tenant_id: number
  /** Also the id of the user that the invite becomes. */
  id: Generated<number>
  /** Always lower case. */
  email: string
  role_id: number
  organization_id: number | null
  is_tenant: boolean
  language: Generated<Language>
  first_name: Generated<string>
  last_name: Generated<string>
  region_id: number | null
  token_hash: Buffer
  invited_by: number | null
  created_at: GeneratedInstant
  expires_at: Instant
  accepted_at: Instant | null
  cancelled_at: Instant | null
  asked_again_at: Instant | null
  rev: Generated<number>
}

/** One row per resend. */
export interface InviteMailTable {
  tenant_id: number
  invite_id: number
  sent_at: GeneratedInstant
  /** Of the link that it put an end to. */
  ended_token_hash: Buffer | null
}

/** A view: accounts, and invites that were neither accepted nor cancelled. Read only. */
export interface PersonView {
  tenant_id: number
  id: number
  email: string
  first_name: string
  last_name: string
  role_id: number
  organization_id: number | null
  region_id: number | null
  is_tenant: boolean
  status: 'invited' | 'active' | 'blocked'
  created_at: Instant
  accepted_at: Instant | null
  /** Null for an account. */
  invite_expires_at: Instant | null
  rev: number
  block_reason: string | null
  blocked_by_seller: boolean
}

/** A view: what an organisation asked for and was offered. Read only. */
export interface OrganizationTotalsView {
  tenant_id: number
  organization_id: number
  total_offers: number
  accepted_offers: number
  total_value_cents: number
  last_contact: Instant | null
}

/** A view: what would be without its customer if an organisation went. Read only. */
export interface OrganizationTiesView {
  tenant_id: number
  organization_id: number
  offers: number
  requests: number
  users: number
  invites: number
  price_lists: number
}

interface ActivityWaitingTable {
  tenant_id: number
  activity_id: number
}

interface ActivityChainTable {
  tenant_id: number
  position: number
  activity_id: number
  hash: Buffer
  trigrams: unknown
  chained_at: GeneratedInstant
}

export interface OrganizationMergeTable {
  tenant_id: number
  id: Generated<number>
  /** The one that stays. */
  organization_id: number
  /** The one that went into it. */
  from_id: number
  merged_by: number | null
  merged_by_name: string | null
  merged_at: Instant
  /** When the other one had been archived before. */
  archived_before: Instant | null
  changes: ColumnType<MergeChanges, string | undefined, string>
  last_ids: ColumnType<Record<string, number>, string, never>
  undone_at: Instant | null
}

/** A row that a merge changed. */
export interface OrganizationMergeRowTable {
  tenant_id: number
  merge_id: number
  holder: string
  key: unknown
  was: unknown
  state: string
  put_back: Generated<boolean>
}

export interface PeopleTables {
  activity_waiting: ActivityWaitingTable
  activity_chain: ActivityChainTable
  organization_merge: OrganizationMergeTable
  organization_merge_row: OrganizationMergeRowTable
  organization_address: OrganizationAddressTable
  organization_contact: OrganizationContactTable
  contact_person: ContactPersonTable
  tenant_company: TenantCompanyTable
  company_logo: CompanyLogoTable
  invite: InviteTable
  invite_mail: InviteMailTable
  person: PersonView
  vat_check: VatCheckTable
  organization_totals: OrganizationTotalsView
  organization_ties: OrganizationTiesView
}
