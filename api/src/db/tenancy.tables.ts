import type { Language } from '@staffel/shared-api/contract'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** A `timestamptz`: a Date when read, a Date or ISO text when written. */
export type Instant = ColumnType<Date, Date | string, Date | string>
/** A `timestamptz` with a default. */
export type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>

export interface TenantTable {
  id: Generated<number>
  name: string
  is_active: Generated<boolean>
  subscription_status: string | null
  subscription_plan_name: string | null
  /** `YYYY-MM-DD` */
  subscription_start_date: string | null
  subscription_end_date: string | null
  features: Generated<string[]>
  created_at: GeneratedInstant
  rev: Generated<number>
  /** IANA name; days are reckoned in it. */
  time_zone: Generated<string>
  /** Where its customers find its offers; null: wherever the product is reached. */
  public_host: string | null
  /** Offers in a month; null: as many as the plan allows. */
  offer_limit: number | null
  /** Of its own people; null: without limit. */
  user_limit: number | null
}

export interface RegionTable {
  tenant_id: number
  id: Generated<number>
  name: string
}

export interface OrganizationTable {
  tenant_id: number
  id: Generated<number>
  region_id: number | null
  /** Whose prices it shares. */
  customer_group_id: number | null
  name: string
  status: Generated<'active' | 'prospect'>
  email: string | null
  phone: string | null
  /** It gets no new offers, and stands in no list to choose from. */
  archived_at: Instant | null
  /** Then it is archived as well. */
  deleted_at: Instant | null
  /** The one that it was merged into: its id leads there. */
  merged_into_id: number | null
  vat_number: string | null
  tax_regime: Generated<'domestic' | 'reverse_charge' | 'export'>
  chamber_of_commerce_number: string | null
  /** In which it is written to. */
  language: Language | null
  payment_term_days: number | null
  price_note: Generated<string>
  created_at: GeneratedInstant
  rev: Generated<number>
  search_text: GeneratedAlways<string>
}
