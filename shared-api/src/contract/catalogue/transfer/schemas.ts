import { Type, type Static } from 'typebox'
import { Id, Nullable, Strict, Text, Words } from '../../kit/schemaKit.ts'

/**
 * The columns of a file of products: one row for each tier, and what is said of the product itself in the first of its
 * rows. In this order they are exported, and any of them may be left out of an import.
 */
export const productFields = [
  'productId',
  'sku',
  'name',
  'technicalName',
  'description',
  'group',
  'status',
  'isVisible',
  'startDate',
  'endDate',
  'salesUnit',
  'salesUnitCode',
  'priceUnit',
  'baseUnitPrice',
  'costPrice',
  'vatRate',
  'packContent',
  'orderMultiple',
  'minOrderQuantity',
  'tierGroup',
  'ean',
  'externalItemCode',
  'stockType',
  'stockValue',
  'properties',
  'variantCode',
  'tierFrom',
  'tierTo',
  'tierPrice',
] as const

export const ProductField = Words(productFields)
export type ProductField = Static<typeof ProductField>

const Count = Type.Integer({ minimum: 0 })

/** A column of a file, and what is read from it; null: nothing. */
export const ImportColumn = Strict({
  name: Type.String(),
  /** The first values that stand there. */
  samples: Type.Array(Type.String()),
  field: Nullable(ProductField),
})
export type ImportColumn = Static<typeof ImportColumn>

/** A product that an import adds or changes. */
export const ImportedProduct = Strict({
  /** The first of its rows, as a spreadsheet counts. */
  row: Count,
  /** Null for a new one. */
  product_id: Nullable(Id),
  sku: Nullable(Type.String()),
  name: Type.String(),
  /** What becomes something else, as it is shown; empty for a new product. */
  fields: Type.Array(Strict({ field: ProductField, from: Nullable(Type.String()), to: Nullable(Type.String()) })),
})
export type ImportedProduct = Static<typeof ImportedProduct>

export const ImportProblem = Strict({
  row: Count,
  /** Of the product that the row is about, where it says so. */
  sku: Nullable(Type.String()),
  field: ProductField,
  message: Type.String(),
})
export type ImportProblem = Static<typeof ImportProblem>

/** `done`: told, and stored unless it was a dry run. `failed`: nothing was stored, and `failure` says why. */
export const ImportState = Words(['reading', 'comparing', 'storing', 'done', 'failed'])
export type ImportState = Static<typeof ImportState>

/** A file of products on its way into the catalogue, and what became of it. */
export const ProductImport = Strict({
  id: Id,
  tenant_id: Id,
  filename: Type.String(),
  dry_run: Type.Boolean(),
  state: ImportState,
  /** How many products of `total` this step has dealt with. */
  done: Count,
  total: Count,
  failure: Nullable(Type.String()),
  /** Null until the file is read. */
  kind: Nullable(Words(['table', 'bmecat'])),
  /** Of the file, without the row that names the columns. */
  rows: Count,
  created: Count,
  updated: Count,
  unchanged: Count,
  /** Products that are left out, for what `errors` says. */
  refused: Count,
  columns: Type.Array(ImportColumn),
  /** Product groups that are made. */
  new_groups: Type.Array(Type.String()),
  /** The first of those that are added or changed. */
  changes: Type.Array(ImportedProduct),
  /** The first of the mistakes, by row. */
  errors: Type.Array(ImportProblem),
})
export type ProductImport = Static<typeof ProductImport>

/** The fields of the form beside its file. */
export const ImportForm = Strict({
  tenant_id: Type.Optional(Id),
  /** Says what would become of it, and stores nothing. */
  dry_run: Type.Optional(Type.Boolean()),
  /**
   * What the columns hold, in their order and with commas between; nothing between two commas is a column that is not
   * read. By their names where it is left out.
   */
  mapping: Type.Optional(Text(2_000, { examples: ['sku,name,,baseUnitPrice'] })),
})
export type ImportForm = Static<typeof ImportForm>
