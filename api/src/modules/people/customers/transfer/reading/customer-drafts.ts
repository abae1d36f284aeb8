import { customerFields, type CustomerField, type CustomersImport } from '@staffel/shared-api/contract'
import { cutText } from '@staffel/shared-api/rules'
import { columnKey } from '../../../../../files/tables/column-key.ts'
import { CellProblem, type CellStyle } from '../../../../../files/tables/reading/cell-values.ts'
import { fieldsOfTitles, type FieldOfColumn } from '../../../../../files/tables/reading/fields-of-titles.ts'
import { numberStyle } from '../../../../../files/tables/reading/number-of-cell.ts'
import { columnsOf } from '../../../../../files/tables/reading/table-of.ts'
import type { ReadTable, TableRow } from '../../../../../files/tables/reading/table.types.ts'
import type { FileCell } from '../../../../../files/tables/writing/file-cell.types.ts'
import type { Text } from '../../../../../texts/text.ts'
import { translate } from '../../../../../texts/translate.ts'
import { customerFieldText } from '../customer-columns.ts'
import { customerCells } from './customer-cells.ts'
import columnNames from './customer-column-names.json' with { type: 'json' }

export type CustomerMapping = FieldOfColumn<CustomerField>

/** What is wrong in a row of a file of customers. */
export interface CustomerProblem {
  readonly row: number
  readonly field: CustomerField
  readonly message: Text
}

/** A row as it is meant: what its columns do not hold is left out, an empty cell that empties its field is null. */
export interface CustomerDraft {
  readonly row: number
  readonly values: Readonly<Partial<Record<CustomerField, FileCell>>>
  readonly problems: readonly CustomerProblem[]
}

/** What was read of a file. */
export interface ReadCustomers {
  readonly rows: number
  readonly columns: CustomersImport['columns']
  readonly drafts: readonly CustomerDraft[]
}

const known = new Map<string, CustomerField>(
  customerFields.flatMap((field) =>
    [
      ...columnNames[field],
      // As an export writes them, in whatever language.
      ...(['nl', 'en'] as const).map((language) => translate(language, customerFieldText(field))),
    ].map((name) => [columnKey(name), field] as const),
  ),
)

/** An empty cell leaves these as they are: a customer always has one, or is known by it. */
const always = new Set<CustomerField>(['customerId', 'name', 'status', 'taxRegime', 'countryCode', 'contactName'])

/** The customers of a table, whose first row names the columns; null where no row stands below it. */
export function customerDrafts(
  { rows: [head, ...rows], separator, dayShift }: ReadTable,
  mapping: CustomerMapping | null,
): ReadCustomers | null {
  if (!head || rows.length === 0) return null
  const titles = head.cells.map((cell) => cutText(String(cell).trim(), 120))
  const fields = fieldsOfTitles(known, titles, mapping)
  const style = { numbers: numberStyle(rows, [], separator), dayShift }
  return {
    rows: rows.length,
    columns: columnsOf(titles, rows, fields),
    drafts: rows.map((row) => draftOf(row, fields, style)),
  }
}

function draftOf({ row, cells }: TableRow, fields: CustomerMapping, style: CellStyle): CustomerDraft {
  const values: Partial<Record<CustomerField, FileCell>> = {}
  const problems: CustomerProblem[] = []
  for (const [index, field] of fields.entries()) {
    if (!field) continue
    const cell = cells[index] ?? ''
    const value = String(cell).trim() === '' ? null : customerCells[field](cell, style)
    if (value instanceof CellProblem) problems.push({ row, field, message: value.message })
    else if (typeof value === 'number' || (typeof value === 'string' && value !== '')) values[field] = value
    else if (!always.has(field)) values[field] = null
  }
  return { row, values, problems }
}
