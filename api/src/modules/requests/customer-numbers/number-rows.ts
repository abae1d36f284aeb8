import { normalCode } from '../matching/index/codes.ts'
import { DomainError, invalid } from '../../../errors.ts'
import { text, type Text } from '../../../texts/text.ts'
import columnNames from './column-names.json' with { type: 'json' }
import { readSheet } from './reading/read-sheet.ts'

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
  readonly field: 'number' | 'sku' | 'product_id'
  readonly message: Text
}

export interface NumberColumn {
  readonly field: RowProblem['field']
  /** As the file calls it. */
  readonly title: string
}

const mostRows = 20_000
const longestNumber = 60
const columns = ['number', 'sku', 'product_id'] as const

/** The rows of a CSV or XLSX file, whose first row names the columns, in whatever order. */
export async function numberRows(
  bytes: Uint8Array,
  owner: string,
): Promise<{ rows: NumberRow[]; columns: NumberColumn[] }> {
  const [head, ...rows] = await readSheet(bytes, mostRows + 3, owner)
  const titles = head?.cells ?? []
  const at = columnsOf(titles)
  if (at.number === -1 || (at.sku === -1 && at.product_id === -1))
    throw invalid({ file: text('customerNumber.columns') })
  if (rows.length > mostRows)
    throw new DomainError('LIMIT_REACHED', {
      details: { limit: mostRows },
      message: text('customerNumber.tooMany', { limit: mostRows }),
    })
  return {
    rows: rows.map(({ row, cells }) => ({
      row,
      number: cells[at.number] ?? '',
      sku: cells[at.sku] ?? '',
      productId: cells[at.product_id] ?? '',
    })),
    columns: columns.flatMap((field) => (at[field] === -1 ? [] : { field, title: titles[at[field]] ?? '' })),
  }
}

/** In which column each stands, told by its title; -1 where there is none. */
function columnsOf(titles: readonly string[]): Record<RowProblem['field'], number> {
  const names = titles.map(plain)
  const of = (field: RowProblem['field']) => names.findIndex((name) => columnNames[field].includes(name))
  return { number: of('number'), sku: of('sku'), product_id: of('product_id') }
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
  if (number === '') return { row, field: 'number', message: text('field.required') }
  if (number.length > longestNumber)
    return { row, field: 'number', message: text('field.maxLength', { limit: longestNumber }) }
  if (normalCode(number) === '') return { row, field: 'number', message: text('customerNumber.noCode') }
  if (sku === '' && productId === '') return { row, field: 'sku', message: text('field.required') }
  if (productId !== '' && !/^[1-9]\d{0,14}$/.test(productId))
    return { row, field: 'product_id', message: text('product.unknown') }
  return null
}
