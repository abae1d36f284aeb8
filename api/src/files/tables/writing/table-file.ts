import { csvMark, csvRow, cutText, dayOf } from '@staffel/shared-api/rules'
import { Readable } from 'node:stream'
import type { FileAnswer } from '../../../http/endpoint-route.ts'
import type { WriteSheet } from '../table-worker.types.ts'
import { csvCellOf } from './csv-cell-of.ts'
import type { CellKind, FileCell } from './file-cell.types.ts'

export interface TableFile {
  readonly format: 'csv' | 'xlsx'
  /** What the sheet, and with its day the file, is called. */
  readonly title: string
  readonly filename?: string
  readonly at: Date
  readonly head: readonly string[]
  readonly columns: readonly { readonly kind: CellKind; readonly width: number }[]
  /** Some at a time. */
  readonly lines: AsyncIterable<readonly (readonly FileCell[])[]> | Iterable<readonly (readonly FileCell[])[]>
}

/** A table as a file to save: a workbook, or CSV as Dutch spreadsheets read it. */
export async function tableFile(
  { format, title, filename: name = title, at, head, columns, lines }: TableFile,
  writeSheet: WriteSheet,
): Promise<FileAnswer> {
  const filename = `${cutText(name.replace(/[^\p{L}\p{N} ._-]/gu, '_'), 80)} ${dayOf(at)}.${format}`
  if (format === 'csv') return { content: Readable.from(csvOf(head, columns, lines)), type: 'text/csv', filename }
  const rows: (readonly FileCell[])[] = []
  for await (const some of lines) rows.push(...some)
  const content = await writeSheet({
    kind: 'write',
    title,
    head,
    columns: columns.map(({ kind, width }) => ({ kind, width })),
    rows,
  })
  return {
    content: Buffer.from(content),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    filename,
  }
}

/** UTF-8 with its mark, semicolons, decimal commas, days as 31-12-2026. */
async function* csvOf(
  head: readonly string[],
  columns: TableFile['columns'],
  lines: TableFile['lines'],
): AsyncGenerator<string> {
  yield csvMark + csvRow(head)
  for await (const some of lines)
    yield some.map((cells) => csvRow(cells.map((cell, index) => csvCellOf(cell, columns[index]?.kind)))).join('')
}
