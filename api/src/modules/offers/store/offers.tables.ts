import type {
  BillingAddress,
  ChargeRule,
  Currency,
  FrozenPricing,
  Language,
  OfferAcceptance,
  OfferCompany,
  OfferCustomer,
  OfferDecline,
  OfferFooter,
  PropertyValue,
  ShippingAddress,
  SmallPicture,
} from '@staffel/shared-api/contract'
import type { PriceUnit } from '@staffel/shared-api/rules'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { GeneratedInstant, Instant } from '../../../db/tenancy.tables.ts'
import type { Json } from '../../platform/platform.tables.ts'
import type { StoredAccepted, StoredTaxLine } from '../document/stored-accepted.types.ts'
import type { StoredApproval } from '../transitions/approval/stored-approval.types.ts'
import type { WrittenColumns } from './written-columns.ts'

/** `numeric`: text when read, so that no digit is lost. */
type Decimal = ColumnType<string, string | number, string | number>
type GeneratedDecimal = ColumnType<string, string | number | undefined, string | number>

export interface OfferSettingsTable {
  tenant_id: number
  number_pattern: Generated<string>
  number_reset: Generated<'never' | 'yearly'>
  offer_validity_days: Generated<number>
  payment_terms_days: Generated<number>
  default_tax_rate: GeneratedDecimal
  default_currency: Generated<Currency>
  terms_nl: Generated<string>
  terms_en: Generated<string>
  footer_nl: Generated<string>
  footer_en: Generated<string>
  signature_required: Generated<boolean>
  reminders_enabled: Generated<boolean>
  reminder_days: Generated<number[]>
  texts_rev: Generated<number>
  enforce_plan_limit: Generated<boolean>
  tiers_together: Generated<boolean>
  show_pictures: Generated<boolean>
  /** Percent. */
  margin_floor: Decimal | null
  /** Percent; more asks for a second person. */
  approval_discount: Decimal | null
  approval_below_floor: Generated<boolean>
  approval_amount_cents: number | null
  rev: Generated<number>
}

export interface OfferCounterTable {
  tenant_id: number
  period: string
  last_sequence: number
}

export interface OfferTable {
  tenant_id: number
  id: Generated<number>
  external_id: Generated<string>
  offer_nr: string
  status: Generated<'draft' | 'pending' | 'accepted' | 'declined'>
  current_version: Generated<number>
  draft_version: number | null
  rev: Generated<number>
  organization_id: number | null
  region_id: number | null
  owner_user_id: number | null
  created_by_name: Generated<string>
  title: Generated<string>
  customer_name: string | null
  /** `YYYY-MM-DD`, like every date here. */
  valid_until: string | null
  desired_delivery_date: string | null
  currency: Generated<Currency>
  item_count: Generated<number>
  subtotal_cents: Generated<number>
  total_cents: Generated<number>
  source_request_id: number | null
  created_at: GeneratedInstant
  last_modified: GeneratedInstant
  issued_at: Instant | null
  accepted_at: Instant | null
  declined_at: Instant | null
  deleted_at: Instant | null
  owner_name: string | null
  sent_at: Instant | null
  /** When a link that still works was last made. */
  linked_at: Instant | null
  first_viewed_at: Instant | null
  change_requested_at: Instant | null
  /** The last valid day for which the customer asked for more time. */
  extension_requested_for: string | null
  /** The last valid day whose passing was told. */
  expiry_told_for: string | null
  /** The last valid day of which was told that it is near. */
  expiring_told_for: string | null
  acceptance: Json<StoredAcceptance> | null
  decline: Json<StoredDecline> | null
  pushed_at: Instant | null
  /** Of the open draft. */
  approval: StoredApproval['state'] | null
  internal_notes: Generated<string>
  search_text: GeneratedAlways<string>
}

/** As the document shows it; when it happened and whether it was pushed stand in columns of their own. */
export interface StoredAcceptance extends Omit<OfferAcceptance, 'accepted_at' | 'pushed'> {
  /** Ids of the optional lines that were selected before the acceptance chose others. */
  readonly selected_before: readonly string[] | null
  /** The draft version that was open then. Left out in rows from before. */
  readonly draft_before?: number | null
}

export type StoredDecline = Omit<OfferDecline, 'declined_at'>

export interface CustomerAddresses {
  readonly billing?: BillingAddress
  readonly shipping?: ShippingAddress
}

/** But for what somebody writes, which stands in `WrittenColumns`. */
export interface OfferVersionTable extends WrittenColumns {
  tenant_id: number
  offer_id: number
  version: number
  /** `unissued`: a draft that was set aside when an earlier version was accepted. */
  state: Generated<'draft' | 'issued' | 'superseded' | 'unissued'>
  organization_id: number | null
  lines_total_cents: Generated<number>
  discount_cents: Generated<number>
  subtotal_cents: Generated<number>
  tax_cents: Generated<number>
  total_cents: Generated<number>
  tax_lines: Json<StoredTaxLine[]>
  company: Json<OfferCompany> | null
  footer: Json<OfferFooter> | null
  customer: Json<OfferCustomer> | null
  customer_addresses: Json<CustomerAddresses> | null
  /** Of the day of issue, where there are quantities to choose; those that somebody changed or took off left out. */
  surcharge_rules: Json<ChargeRule[]> | null
  /** What the customer made of it who chose other quantities. The version itself stays as it was sealed. */
  accepted: Json<StoredAccepted> | null
  /** Of a draft, and afterwards that by which it was issued. */
  approval: Json<StoredApproval> | null
  content_hash: string | null
  content_hash_recipe: number | null
  created_at: GeneratedInstant
  created_by: number | null
  last_modified: GeneratedInstant
  last_modified_by: Generated<string>
  issued_at: Instant | null
  issued_by: number | null
}

export interface OfferLineTable {
  tenant_id: number
  offer_id: number
  version: number
  line_key: string
  position: number
  kind: Generated<'item' | 'section' | 'text' | 'surcharge'>
  product_id: number | null
  variant_code: string | null
  description: Generated<string>
  quantity: Decimal
  unit_price_cents: number
  /** Unit price and list price are for so many. */
  price_unit: PriceUnit
  list_price_cents: number | null
  cost_cents: number | null
  cost_price_unit: PriceUnit | null
  discount_pct: GeneratedDecimal
  total_cents: number
  tax_rate: Decimal
  price_source: 'tier' | 'base' | 'list' | 'manual' | 'request'
  /** What the list was called that the price is from. */
  price_list_name: string | null
  price_sticky: Generated<boolean>
  used_staffel_id: number | null
  optional: Generated<boolean>
  selected: Generated<boolean>
  property_values: Json<PropertyValue[]>
  overridden: Generated<boolean>
  to_confirm: 'match' | 'unit' | null
  tax_label: string | null
  /** Of an issued version. */
  frozen: Json<FrozenPricing> | null
  /** Between how many the customer may choose; both or neither. */
  quantity_least: Decimal | null
  quantity_most: Decimal | null
  /** Of an issued version that shows pictures. */
  picture: Json<SmallPicture> | null
}

export interface OfferCommentTable {
  tenant_id: number
  id: GeneratedAlways<number>
  offer_id: number
  at: Instant
  author_user_id: number | null
  author_name: string | null
  author_kind: 'staff' | 'customer' | 'system'
  text: string
  visible_to: 'staff' | 'customer'
  version: number
  organization_id: number | null
}

export interface SavedViewTable {
  tenant_id: number
  id: GeneratedAlways<number>
  user_id: number
  owner_name: string
  entity: 'offers'
  name: string
  query: string
  shared: Generated<boolean>
  created_at: Instant
}

export interface OfferBundleTable {
  tenant_id: number
  id: Generated<string>
  user_id: number
  offer_ids: number[]
  language: Language | null
  expires_at: Instant
}

export interface SurchargeRuleTable {
  tenant_id: number
  id: Generated<number>
  kind: 'fixed' | 'percentage' | 'small_order' | 'property' | 'freight'
  name_nl: string
  name_en: string
  position: Generated<number>
  is_active: Generated<boolean>
  amount_cents: Generated<number>
  percentage: string | number | null
  threshold_cents: number | null
  property_type: string | null
  property_value: string | null
  measure: 'piece' | 'length' | 'weight' | null
  tax_rate: string | number | null
  rev: Generated<number>
  deleted_at: Instant | null
}

export interface OffersTables {
  offer_settings: OfferSettingsTable
  offer_counter: OfferCounterTable
  offer: OfferTable
  offer_version: OfferVersionTable
  offer_line: OfferLineTable
  surcharge_rule: SurchargeRuleTable
  offer_comment: OfferCommentTable
  saved_view: SavedViewTable
  offer_bundle: OfferBundleTable
}
