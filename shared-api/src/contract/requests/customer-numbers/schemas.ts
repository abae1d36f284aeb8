import { Type, type Static } from 'typebox'
import { Id, Nullable, Strict, Text, Words } from '../../kit/schemaKit.ts'

/** What a customer calls one of the tenant's products: its own article number. */
export const CustomerNumber = Strict({
  id: Id,
  organization_id: Id,
  /** As the customer writes it; unique for the customer, whatever its case. */
  number: Type.String(),
  product_id: Id,
  product_name: Type.String(),
  sku: Nullable(Type.String()),
  /** The product is in the archive: the number finds nothing while it is there. */
  is_archived: Type.Boolean(),
})
export type CustomerNumber = Static<typeof CustomerNumber>

export const CustomerNumberInput = Strict({
  /** Absent for a new one. */
  id: Type.Optional(Id),
  organization_id: Id,
  number: Text(60, { minLength: 1 }),
  product_id: Id,
})
export type CustomerNumberInput = Static<typeof CustomerNumberInput>

export const customerNumberFields = ['number', 'sku', 'product_id'] as const
/** What a column of a file of numbers holds. */
export const CustomerNumberField = Words(customerNumberFields)
export type CustomerNumberField = Static<typeof CustomerNumberField>

export const CustomerNumberImport = Strict({
  /** Rows with numbers, without the one that names the columns. */
  rows: Type.Integer({ minimum: 0 }),
  /** Every column of the file, in its order. */
  columns: Type.Array(
    Strict({
      name: Type.String(),
      /** The first values that stand there. */
      samples: Type.Array(Type.String()),
      /** Null: it is not read. */
      field: Nullable(CustomerNumberField),
    }),
  ),
  created: Type.Integer({ minimum: 0 }),
  updated: Type.Integer({ minimum: 0 }),
  /** Rows that are left out, and why. */
  errors: Type.Array(
    Strict({
      /** As a spreadsheet counts, the one that names the columns included. */
      row: Type.Integer({ minimum: 1 }),
      field: CustomerNumberField,
      message: Type.String(),
    }),
  ),
})
export type CustomerNumberImport = Static<typeof CustomerNumberImport>
