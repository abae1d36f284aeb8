import { customerNumberFields as fields, type CustomerNumberField } from '@staffel/shared-api/contract'
import { cutText } from '@staffel/shared-api/rules'
import { normalCode } from '../matching/index/codes.ts'
import { DomainError } from '../../../errors.ts'
import { text, type Text } from '../../../texts/text.ts'
import columnNames from './column-names.json' with { type: 'json' }
import { readSheet } from './reading/read-sheet.ts'
import type { SheetRow } from './reading/sheet.types.ts'

/** A row of a file as it names a product; what is not there is empty. */
export interface NumberRow {
  /** As a spreadsheet counts. */
  readonly row: number
  readonly number: string
  readonly sku: string
  readonly productId: string
}

export interface RowProblem {
  readonly row: number
  readonly field: CustomerNumberField
  readonly message: Text
}

/** What each column is said to hold; null: nothing that is read. */
export type NumberMapping = readonly (CustomerNumberField | null)[]

export interface NumberColumn {
  /** As the file calls it. */
  readonly name: string
  readonly samples: string[]
  readonly field: CustomerNumberField | null
}

export interface NumberFile {
  readonly rows: NumberRow[]
  readonly columns: NumberColumn[]
  /** It is known where the numbers stand, and what they are numbers of. */
  readonly isKnown: boolean
}

const mostRows = 20_000
/** No sheet that anybody keeps is wider: what stands beyond is not read. */
const mostColumns = 100
const longestNumber = 60
const longestTitle = 120

/** The rows of a CSV or XLSX file, whose first row names the columns, in whatever order. */
export async function numberRows(bytes: Uint8Array, owner: string, mapping: NumberMapping | null): Promise<NumberFile> {
  const [head, ...rows] = await readSheet(bytes, mostRows + 3, owner)
  const names = (head?.cells ?? []).slice(0, mostColumns).map((title) => cutText(title.trim(), longestTitle))
  const read = mapping ? names.map((_, index) => mapping[index] ?? null) : guessed(names)
  if (rows.length > mostRows)
    throw new DomainError('LIMIT_REACHED', {
      details: { limit: mostRows },
      message: text('customerNumber.tooMany', { limit: mostRows }),
    })
  const [number, sku, productId] = fields.map((field) => read.indexOf(field))
  const at = ({ cells }: SheetRow, index = -1): string => cells[index] ?? ''
  return {
    rows: rows.map((row) => ({
      row: row.row,
      number: at(row, number),
      sku: at(row, sku),
      productId: at(row, productId),
    })),
    columns: names.map((name, index) => ({ name, samples: samplesOf(rows, index), field: read[index] ?? null })),
    isKnown: read.includes('number') && (read.includes('sku') || read.includes('product_id')),
  }
}

/** What each column holds, told by its title; a field is given to one column only. */
function guessed(titles: readonly string[]): NumberMapping {
  const names = titles.map(plain)
  const at = fields.map((field) => names.findIndex((name) => columnNames[field].includes(name)))
  return names.map((_, index) => fields[at.indexOf(index)] ?? null)
}

/** The first values of a column, so that it is known again by what stands in it. */
function samplesOf(rows: readonly SheetRow[], column: number): string[] {
  const filled = rows.slice(0, 200).flatMap(({ cells }) => cutText(cells[column]?.trim() ?? '', 60) || [])
  return [...new Set(filled)].slice(0, 3)
}

/** `Product_ID`, `product-id` and `Product ID:` are one title. */
function plain(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** What a row says wrong by itself. */
export function problemOf({ row, number, sku, productId }: NumberRow): RowProblem | null {
  if (number === '') return { row, field: 'number', message: text('customerNumber.missing') }
  if (number.length > longestNumber)
    return { row, field: 'number', message: text('field.maxLength', { limit: longestNumber }) }
  if (normalCode(number) === '') return { row, field: 'number', message: text('customerNumber.noCode') }
  if (sku === '' && productId === '') return { row, field: 'sku', message: text('customerNumber.noProduct') }
  if (productId !== '' && !/^[1-9]\d{0,14}$/.test(productId))
    return { row, field: 'product_id', message: text('product.unknown') }
  return null
}
