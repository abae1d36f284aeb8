import { storableText } from '@staffel/shared-api/rules'
import { invalid } from '../../../../errors.ts'
import { createProcessPool } from '../../../../system/workers/process-pool.ts'
import { text } from '../../../../texts/text.ts'
import { csvRows } from '../../reading/attachments/csv-rows.ts'
import { decodeText } from '../../../../files/tables/decode-text.ts'
import type { SheetAnswer, SheetRow } from './sheet.types.ts'

/** A workbook is unpacked in a process with limits: a small one may hold a large one. */
const pool = createProcessPool<{ readonly bytes: Uint8Array; readonly rows: number }, SheetAnswer>(
  new URL('./sheet.worker.ts', import.meta.url),
  { size: 2, timeoutMs: 20_000, idleMs: 60_000, heapMb: 256, memoryMb: 600 },
)

/** The rows of a CSV or XLSX file in which something stands, at most so many; which of both it is, its bytes say. */
export async function readSheet(bytes: Uint8Array, rows: number, owner: string): Promise<readonly SheetRow[]> {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return readCsv(bytes, rows)
  const answer = await pool.run({ bytes, rows }, owner).catch(() => ({ error: 'lost' }))
  if ('error' in answer) throw invalid({ file: text('customerNumber.unreadable') })
  return answer.rows
}

function readCsv(bytes: Uint8Array, most: number): SheetRow[] {
  const content = storableText(decodeText(bytes).replace(/^\uFEFF/, ''))
  const all = csvRows(content, most)
  const rows = all[0]?.cells[0]?.text.startsWith('sep=') ? all.slice(1) : all
  const rowAt = rowCounter(content)
  return rows.map(({ cells, start }) => ({ row: rowAt(start), cells: cells.map(({ text: written }) => written) }))
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
