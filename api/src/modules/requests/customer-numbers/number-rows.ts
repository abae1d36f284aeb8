import { normalCode } from '../matching/index/codes.ts'
import { csvRows } from '../reading/attachments/csv-rows.ts'
import { decodeText } from '../reading/attachments/decode-text.ts'
import { DomainError, invalid } from '../../../errors.ts'
import { text, type Text } from '../../../texts/text.ts'
import columnNames from './column-names.json' with { type: 'json' }

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

const mostRows = 20_000
const longestNumber = 60
const columns = ['number', 'sku', 'product_id'] as const

/** The rows of a CSV file, whose first row names the columns, in whatever order. */
export function numberRows(bytes: Uint8Array): NumberRow[] {
  const content = decodeText(bytes).replace(/^\uFEFF/, '')
  const all = csvRows(content, mostRows + 3)
  const [head, ...rows] = all[0]?.cells[0]?.text.startsWith('sep=') ? all.slice(1) : all
  const names = head?.cells.map((cell) => cell.text.toLowerCase()) ?? []
  const at = Object.fromEntries(
    columns.map((column) => [column, names.findIndex((name) => columnNames[column].includes(name))]),
  )
  if (at['number'] === -1 || (at['sku'] === -1 && at['product_id'] === -1))
    throw invalid({ file: text('customerNumber.columns') })
  if (rows.length > mostRows)
    throw new DomainError('LIMIT_REACHED', {
      details: { limit: mostRows },
      message: text('customerNumber.tooMany', { limit: mostRows }),
    })
  const rowAt = rowCounter(content)
  return rows.map(({ cells, start }) => {
    const cell = (column: (typeof columns)[number]): string => cells[at[column] ?? -1]?.text ?? ''
    return { row: rowAt(start), number: cell('number'), sku: cell('sku'), productId: cell('product_id') }
  })
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

/** In which row of the text a place is; asked for in the order of the text. */
function rowCounter(content: string): (place: number) => number {
  let [row, counted] = [1, 0]
  return (place) => {
    for (; counted < place; counted += 1)
      if (content[counted] === '\n' || (content[counted] === '\r' && content[counted + 1] !== '\n')) row += 1
    return row
  }
}
