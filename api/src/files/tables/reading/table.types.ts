/** A cell as a file has it: text, or a number where the file says that it is one. */
export type TableCell = string | number

export interface TableRow {
  /** As a spreadsheet counts. */
  readonly row: number
  readonly cells: readonly TableCell[]
}

/** A file as a table, its first row with the names of the columns. */
export interface ReadTable {
  readonly rows: readonly TableRow[]
  /** What stands between the cells of a CSV file. */
  readonly separator: string
  /** What is added to the number of a day, so that it counts from the end of 1899. */
  readonly dayShift: number
}
