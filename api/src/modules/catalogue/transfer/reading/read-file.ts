import type { ReadFile } from '../transfer-draft.types.ts'
import { decodeText } from '../../../../files/tables/decode-text.ts'
import { readBmecat } from './bmecat/read-bmecat.ts'
import { readTable, type TableOptions } from './read-table.ts'

/** The products in a file, by what it is and not by what it is called. */
export function readFile(bytes: Uint8Array, options: TableOptions): ReadFile {
  return isMarkup(bytes) ? readBmecat(bytes) : readTable(bytes, options)
}

const isMarkup = (bytes: Uint8Array): boolean => /^\uFEFF?\s{0,100}</.test(decodeText(bytes.subarray(0, 400)))
