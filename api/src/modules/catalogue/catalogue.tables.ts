import type { Currency, ImportState, ProductField, VatRate } from '@staffel/shared-api/contract'
import type { PriceUnit } from '@staffel/shared-api/rules'
import type { ColumnType, Generated, GeneratedAlways, RawBuilder, Selectable } from 'kysely'
import type { GeneratedInstant, Instant } from '../../db/tenancy.tables.ts'
import type { Text } from '../../texts/text.ts'
import type { ImportResult } from './transfer/import-result.types.ts'

export interface ProductGroupTable {
  tenant_id: number
  id: Generated<number>
  name: string
  created_at: GeneratedInstant
  deleted_at: Instant | null
}

export interface ProductTable {
  tenant_id: number
  id: Generated<number>
  product_group_id: number | null
  name: string
  technical_name: string | null
  sku: string | null
  description: Generated<string>
  external_item_code: string | null
  /** `YYYY-MM-DD` */
  start_date: string | null
  end_date: string | null
  is_visible: Generated<boolean>
  status: Generated<'draft' | 'active'>
  base_unit_price_cents: number | null
  cost_price_cents: number | null
  /** Base price, cost and tiers are for so many sales units. */
  price_unit: ColumnType<PriceUnit, PriceUnit | undefined, PriceUnit>
  /** What a quantity counts, and its code of UN/ECE Recommendation 20 or 21. */
  sales_unit: Generated<string>
  sales_unit_code: Generated<string>
  /** These three are numeric(14, 3). */
  pack_content: string | null
  order_multiple: string | null
  min_order_quantity: string | null
  tier_group: string | null
  vat_rate: ColumnType<VatRate | null>
  ean: string | null
  stock_type: Generated<'boolean' | 'numeric' | 'unlimited'>
  stock_value: Generated<string>
  rev: Generated<number>
  created_at: GeneratedInstant
  last_modified: GeneratedInstant
  deleted_at: Instant | null
  search_text: GeneratedAlways<string>
  /** The transaction that changed last what it is searched by; kept by the database. */
  changed_in: GeneratedAlways<number>
}

export interface ProductPropertyTable {
  tenant_id: number
  product_id: number
  position: number
  property_type: string
  value: string
  editable: Generated<boolean>
}

export interface ProductPictureTable {
  tenant_id: number
  id: Generated<number>
  product_id: number
  position: number
  /** Names in the file store. */
  file_name: string
  thumb_name: string
  width: number
  height: number
  alt: Generated<string>
  created_at: GeneratedInstant
}

export interface ProductStaffelTable {
  tenant_id: number
  product_id: number
  id: Generated<number>
  variant_code: string | null
  min_quantity: number
  max_quantity: number | null
  unit_price_cents: number | null
}

export interface CatalogueSettingsTable {
  tenant_id: number
  low_stock_threshold: Generated<number>
  /** What columns of files hold, by their names; JSON is written as text. */
  import_columns: ColumnType<Readonly<Record<string, ProductField | null>>, string | undefined, string>
}

export interface ProductImportTable {
  tenant_id: number
  id: Generated<number>
  user_id: number
  filename: string
  dry_run: boolean
  state: Generated<ImportState>
  done: Generated<number>
  total: Generated<number>
  /** Null until the file was read; JSON is written as text. */
  result: ColumnType<ImportResult | null, string | undefined, string>
  failure: ColumnType<Text | null, string | undefined, string>
  created_at: GeneratedInstant
  touched_at: ColumnType<Date, undefined, RawBuilder<Date>>
}
export type ProductImportRow = Selectable<ProductImportTable>

export interface CustomerGroupTable {
  tenant_id: number
  id: Generated<number>
  name: string
  rev: Generated<number>
  created_at: GeneratedInstant
}

export interface PriceListTable {
  tenant_id: number
  id: Generated<number>
  name: string
  /** One of the two. */
  organization_id: number | null
  customer_group_id: number | null
  /** `YYYY-MM-DD`, both included. */
  valid_from: string
  valid_till: string | null
  currency: Currency
  rev: Generated<number>
  created_at: GeneratedInstant
  last_modified: GeneratedInstant
}

/** A tier of a ladder that stands in a price list. */
export interface ListTier {
  readonly variantCode: string | null
  readonly minQuantity: number
  readonly maxQuantity: number | null
  readonly unitPriceCents: number | null
}

export interface PriceListEntryTable {
  tenant_id: number
  price_list_id: number
  position: number
  /** One of the two. */
  product_id: number | null
  product_group_id: number | null
  /** numeric(5, 2); null: the ladder counts. */
  discount_pct: ColumnType<string | null, number | null>
  base_unit_price_cents: number | null
  price_unit: ColumnType<PriceUnit | null>
  /** JSON is written as text. */
  ladder: ColumnType<readonly ListTier[], string>
}

export interface CatalogueTables {
  customer_group: CustomerGroupTable
  price_list: PriceListTable
  price_list_entry: PriceListEntryTable
  product_group: ProductGroupTable
  product: ProductTable
  product_property: ProductPropertyTable
  product_picture: ProductPictureTable
  product_staffel: ProductStaffelTable
  catalogue_settings: CatalogueSettingsTable
  product_import: ProductImportTable
}
