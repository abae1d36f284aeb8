import { Type, type Static } from 'typebox'
import { Id, Nullable, Strict, Text, Words } from '../../../kit/schemaKit.ts'

/** How much a file of customers may hold. */
export const customerFileLimits = {
  bytes: 10 * 1024 * 1024,
  rows: 10_000,
  /** Of an export. */
  exported: 50_000,
  /** Customers and mistakes that are told of one by one. */
  toldChanges: 200,
  toldErrors: 500,
} as const

/**
 * The columns of a file of customers: a row for each, with its primary address and its primary contact person. In this
 * order they are exported, and any of them may be left out of an import.
 */
export const customerFields = [
  'customerId',
  'name',
  'status',
  'email',
  'phone',
  'chamberOfCommerceNumber',
  'vatNumber',
  'taxRegime',
  'language',
  'paymentTermDays',
  'priceNote',
  'region',
  'street',
  'number',
  'numberAddition',
  'postalCode',
  'city',
  'countryCode',
  'contactName',
  'contactJobTitle',
  'contactEmail',
  'contactPhone',
] as const

export const CustomerField = Words(customerFields)
export type CustomerField = Static<typeof CustomerField>

const Count = Type.Integer({ minimum: 0 })
const Shown = Nullable(Type.String())

/** A customer that an import makes or changes. */
export const ImportedCustomer = Strict({
  /** As a spreadsheet counts. */
  row: Count,
  /** Null for a new one. */
  organization_id: Nullable(Id),
  name: Type.String(),
  /** What becomes something else, as it is shown; empty for a new one. */
  fields: Type.Array(Strict({ field: CustomerField, from: Shown, to: Shown })),
})
export type ImportedCustomer = Static<typeof ImportedCustomer>

/** A row that is probably a customer that is there already, or one of a row above it. */
export const ImportedDuplicate = Strict({
  row: Count,
  name: Type.String(),
  /** Of the customer that there is; null where it stands in the file. */
  organization_id: Nullable(Id),
  other_name: Type.String(),
  /** Null where it does not stand in the file. */
  other_row: Nullable(Count),
})
export type ImportedDuplicate = Static<typeof ImportedDuplicate>

export const CustomersImport = Strict({
  /** Of the file, without the row that names the columns. */
  rows: Count,
  /** Every column of the file, in its order. */
  columns: Type.Array(
    Strict({
      name: Type.String(),
      /** The first values that stand there. */
      samples: Type.Array(Type.String()),
      /** Null: it is not read. */
      field: Nullable(CustomerField),
    }),
  ),
  created: Count,
  updated: Count,
  unchanged: Count,
  /** Rows that are left out, for what `errors` says. */
  refused: Count,
  /** Rows that are probably there already: they are left out unless they are allowed. */
  duplicate: Count,
  /** The first of those that are made or changed. */
  changes: Type.Array(ImportedCustomer),
  duplicates: Type.Array(ImportedDuplicate),
  /** The first of the mistakes, by row. */
  errors: Type.Array(Strict({ row: Count, field: CustomerField, message: Type.String() })),
})
export type CustomersImport = Static<typeof CustomersImport>

/** The fields of the form beside its file. */
export const CustomersImportForm = Strict({
  tenant_id: Type.Optional(Id),
  /** Says what would become of it, and stores nothing. */
  dry_run: Type.Optional(Type.Boolean()),
  /** What each column of the file is read as, empty for nothing; their titles say it where it is left out. */
  mapping: Type.Optional(Text(2_000, { examples: ['name,email,,postalCode'] })),
  /** Rows that are probably there already become customers of their own. */
  allow_duplicates: Type.Optional(Type.Boolean()),
})
export type CustomersImportForm = Static<typeof CustomersImportForm>
