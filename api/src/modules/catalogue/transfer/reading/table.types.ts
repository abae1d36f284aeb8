/** A cell as a file has it: text, or a number where the file says that it is one. */
export type TableCell = string | number

export interface TableRow {
  /** As a spreadsheet counts. */
  readonly row: number
  readonly cells: readonly TableCell[]
}
