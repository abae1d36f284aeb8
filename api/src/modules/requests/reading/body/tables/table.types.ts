export interface TableCell {
  readonly text: string
  readonly start: number
  readonly end: number
  /** Of a number in a spreadsheet, which needs no reading. */
  readonly value?: number
}

export interface TableRow {
  readonly cells: readonly TableCell[]
  readonly start: number
  readonly end: number
}
