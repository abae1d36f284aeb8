import type { Currency, DocumentDiscount, Language, Offer } from '@staffel/shared-api/contract'
import type { WrittenField } from '@staffel/shared-api/rules'
import type { Generated, Insertable, Selectable } from 'kysely'
import type { Json } from '../../platform/platform.tables.ts'

/** Columns of a version for what somebody writes into it. */
export interface WrittenColumns {
  title: Generated<string>
  description: Generated<string>
  valid_until: string | null
  desired_delivery_date: string | null
  customer_reference: string | null
  payment_term_days: number | null
  currency: Generated<Currency>
  language: Generated<Language>
  notes: Generated<string>
  terms: Generated<string>
  discount: Json<DocumentDiscount> | null
  show_pictures: Generated<boolean>
}

/** In which column each of these fields is kept. */
export const writtenColumns = {
  title: 'title',
  description: 'description',
  validUntil: 'valid_until',
  desired_delivery_date: 'desired_delivery_date',
  customer_reference: 'customer_reference',
  payment_term_days: 'payment_term_days',
  currency: 'currency',
  language: 'language',
  notes: 'notes',
  terms: 'terms',
  discount: 'discount',
  show_pictures: 'show_pictures',
} as const satisfies Record<WrittenField, keyof WrittenColumns>

type ColumnOf = typeof writtenColumns
type Row = Selectable<WrittenColumns>

/** What is written in a version, by the names of the wire. */
export type Written = Pick<Offer, WrittenField>

export function writtenOf(row: Row): Written {
  const fields = Object.entries(writtenColumns).map(([field, column]) => [field, row[column]])
  // `fromEntries` forgets its keys; the columns have to fit the fields all the same.
  return Object.fromEntries(fields) as { [Field in WrittenField]: Row[ColumnOf[Field]] }
}

type Stored<Field extends WrittenField> = { [F in Field as ColumnOf[F]]: Insertable<WrittenColumns>[ColumnOf[F]] }

export function columnsOf<Field extends WrittenField>(
  written: Pick<Written, Field>,
  fields: readonly Field[],
): Stored<Field> {
  return Object.fromEntries(fields.map((field) => [writtenColumns[field], json(written[field])])) as Stored<Field>
}

function json(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}
