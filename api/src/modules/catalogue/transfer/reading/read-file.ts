import type { ReadFile } from '../transfer-draft.types.ts'
import { readTable, type TableOptions } from './read-table.ts'

/** The products in a file, by what it is and not by what it is called. */
export function readFile(bytes: Uint8Array, options: TableOptions): ReadFile {
  return readTable(bytes, options)
}
