import { priceListFields, type PriceListField } from '@staffel/shared-api/contract'
import { dutchDecimal } from '@staffel/shared-api/rules'
import { amountOrNull } from '../../../../../db/sql/cents.ts'
import type { ListTier } from '../../../catalogue.tables.ts'
import type { CellKind, FileCell } from '../../../../../files/tables/writing/file-cell.types.ts'
import type { PriceListEntryRow, PriceListRow } from '../../price-lists.repository.ts'

export interface ListColumn {
  readonly field: PriceListField
  readonly kind: CellKind
  /** Of the column in a spreadsheet, in characters. */
  readonly width: number
}

interface ListLine {
  readonly list: PriceListRow
  /** Null: the list has no prices. */
  readonly entry: PriceListEntryRow | null
  readonly tier: ListTier | null
}

type Drawn = Omit<ListColumn, 'field'> & { readonly cell: (line: ListLine) => FileCell }

const drawn: Readonly<Record<PriceListField, Drawn>> = {
  listId: { kind: 'number', width: 12, cell: ({ list }) => list.id },
  listName: { kind: 'text', width: 30, cell: ({ list }) => list.name },
  organizationId: { kind: 'number', width: 10, cell: ({ list }) => list.organization_id },
  organization: {
    kind: 'text',
    width: 30,
    cell: ({ list }) => (list.organization_id === null ? null : list.owner_name),
  },
  customerGroup: {
    kind: 'text',
    width: 20,
    cell: ({ list }) => (list.customer_group_id === null ? null : list.owner_name),
  },
  validFrom: { kind: 'day', width: 14, cell: ({ list }) => list.valid_from },
  validTill: { kind: 'day', width: 18, cell: ({ list }) => list.valid_till },
  currency: { kind: 'text', width: 8, cell: ({ list }) => list.currency.toUpperCase() },
  productId: { kind: 'number', width: 12, cell: ({ entry }) => entry?.product_id ?? null },
  sku: { kind: 'text', width: 18, cell: ({ entry }) => entry?.sku ?? null },
  name: { kind: 'text', width: 44, cell: ({ entry }) => (entry?.product_id ? entry.name : null) },
  productGroup: { kind: 'text', width: 24, cell: ({ entry }) => (entry?.product_group_id ? entry.name : null) },
  discountPct: { kind: 'number', width: 12, cell: ({ entry }) => discount(entry?.discount_pct ?? null) },
  priceUnit: { kind: 'number', width: 10, cell: ({ entry }) => entry?.price_unit ?? null },
  baseUnitPrice: { kind: 'price', width: 12, cell: ({ entry }) => amountOrNull(entry?.base_unit_price_cents ?? null) },
  variantCode: { kind: 'text', width: 12, cell: ({ tier }) => tier?.variantCode ?? null },
  tierFrom: { kind: 'number', width: 14, cell: ({ tier }) => tier?.minQuantity ?? null },
  tierTo: { kind: 'number', width: 18, cell: ({ tier }) => tier?.maxQuantity ?? null },
  tierPrice: { kind: 'price', width: 12, cell: ({ tier }) => amountOrNull(tier?.unitPriceCents ?? null) },
  // For whoever fills it in.
  remove: { kind: 'text', width: 12, cell: () => null },
}

/** Below one percent in words: as a number a spreadsheet means a hundred times that by it. */
function discount(percent: string | null): FileCell {
  if (percent === null) return null
  return Number(percent) > 0 && Number(percent) < 1 ? `${dutchDecimal(Number(percent))} %` : Number(percent)
}

/** The columns of a file of price lists, in their order. */
export const listFileColumns: readonly ListColumn[] = priceListFields.map((field) => ({
  field,
  kind: drawn[field].kind,
  width: drawn[field].width,
}))

/** The rows of a list: one for each tier of each price, one for a price without tiers, and one for a list without. */
export function listLines(list: PriceListRow, entries: readonly PriceListEntryRow[]): FileCell[][] {
  const lines: ListLine[] = entries.flatMap((entry) =>
    (entry.ladder.length > 0 ? entry.ladder : [null]).map((tier) => ({ list, entry, tier })),
  )
  const all = lines.length > 0 ? lines : [{ list, entry: null, tier: null }]
  return all.map((line) => priceListFields.map((field) => drawn[field].cell(line)))
}
