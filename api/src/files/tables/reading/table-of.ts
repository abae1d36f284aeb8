import { cutText } from '@staffel/shared-api/rules'
import { unmarkedUtf16 } from '../decode-text.ts'
import { csvTable } from './csv-table.ts'
import type { ReadTable, TableCell, TableRow } from './table.types.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { xlsxTable } from './xlsx-table.ts'

/** The rows of a CSV file or a workbook, by what it is and not by what it is called. */
export function tableOf(bytes: Uint8Array): ReadTable {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return { ...xlsxTable(bytes), separator: ';' }
  // An old workbook, a PDF, a picture: no text that anybody exports has these.
  if (bytes.subarray(0, 4).includes(0) && !isUtf16(bytes)) throw new UnreadableFile('format')
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) throw new UnreadableFile('format')
  if (String.fromCharCode(...bytes.subarray(0, 4)) === '%PDF') throw new UnreadableFile('format')
  return { ...csvTable(bytes), dayShift: 0 }
}

const isUtf16 = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff) || unmarkedUtf16(bytes) !== null

/** A column of a file as it is told. */
export interface FileColumn<Field> {
  /** As the file calls it. */
  readonly name: string
  /** The first values that stand there. */
  readonly samples: string[]
  /** Null: it is not read. */
  readonly field: Field | null
}

export function columnsOf<Field>(
  names: readonly string[],
  rows: readonly TableRow[],
  fields: readonly (Field | null)[],
): FileColumn<Field>[] {
  return names.map((name, index) => ({ name, samples: samplesOf(rows, index), field: fields[index] ?? null }))
}

function samplesOf(rows: readonly TableRow[], column: number): string[] {
  const samples: string[] = []
  for (const { cells } of rows.slice(0, 200)) {
    const shown = sampleOf(cells[column])
    if (shown !== '' && !samples.includes(shown)) samples.push(shown)
    if (samples.length === 3) break
  }
  return samples
}

const sampleOf = (cell: TableCell = ''): string =>
  cutText(typeof cell === 'number' ? String(Number(cell.toPrecision(15))).replace('.', ',') : cell.trim(), 60)
