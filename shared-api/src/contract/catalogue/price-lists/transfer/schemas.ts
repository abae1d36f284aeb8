import { Type, type Static } from 'typebox'
import { Id, Nullable, Strict, Words } from '../../../kit/schemaKit.ts'

/** How much a file of price lists may hold. */
export const priceListFileLimits = {
  bytes: 20 * 1024 * 1024,
  rows: 100_000,
  lists: 500,
  /** Entries and mistakes that are told of one by one. */
  toldChanges: 200,
  toldErrors: 500,
} as const

/**
 * The columns of a file of price lists: one row for each tier, each with all that is said of its list and its product.
 * In this order they are exported, and any of them may be left out of an import. What `remove` marks is taken out of
 * its list.
 */
export const priceListFields = [
  'listId',
  'listName',
  'organizationId',
  'organization',
  'customerGroup',
  'validFrom',
  'validTill',
  'currency',
  'productId',
  'sku',
  'name',
  'productGroup',
  'discountPct',
  'priceUnit',
  'baseUnitPrice',
  'variantCode',
  'tierFrom',
  'tierTo',
  'tierPrice',
  'remove',
] as const

export const PriceListField = Words(priceListFields)
export type PriceListField = Static<typeof PriceListField>

const Count = Type.Integer({ minimum: 0 })
const Shown = Nullable(Type.String())

/** A list that an import makes or changes. */
export const ImportedList = Strict({
  /** The first of its rows, as a spreadsheet counts. */
  row: Count,
  /** Null for a new one. */
  id: Nullable(Id),
  name: Type.String(),
  owner_name: Type.String(),
  /** What of the list itself becomes something else, as it is shown; empty for a new one. */
  fields: Type.Array(Strict({ field: PriceListField, from: Shown, to: Shown })),
})
export type ImportedList = Static<typeof ImportedList>

/** A price that an import adds to a list, changes in it, or takes out of it. */
export const ImportedPrice = Strict({
  row: Count,
  list: Type.String(),
  /** The name of the product or of the product group. */
  name: Type.String(),
  sku: Nullable(Type.String()),
  /** Null for a new one. */
  from: Shown,
  /** Null for one that is taken out. */
  to: Shown,
})
export type ImportedPrice = Static<typeof ImportedPrice>

export const PriceListsImport = Strict({
  /** Of the file, without the row that names the columns. */
  rows: Count,
  /** Every column of the file, in its order. */
  columns: Type.Array(
    Strict({
      name: Type.String(),
      /** The first values that stand there. */
      samples: Type.Array(Type.String()),
      /** Null: it is not read. */
      field: Nullable(PriceListField),
    }),
  ),
  lists_created: Count,
  lists_updated: Count,
  /** Prices: a ladder or a percentage of a product or a product group. */
  added: Count,
  changed: Count,
  removed: Count,
  unchanged: Count,
  /** Prices and lists that are left out, for what `errors` says. */
  refused: Count,
  lists: Type.Array(ImportedList),
  /** The first of the prices that are added, changed or taken out. */
  changes: Type.Array(ImportedPrice),
  /** The first of the mistakes, by row. */
  errors: Type.Array(Strict({ row: Count, field: PriceListField, message: Type.String() })),
})
export type PriceListsImport = Static<typeof PriceListsImport>
