/** A row of a file: what stands in its columns, and which row a spreadsheet calls it. */
export interface SheetRow {
  readonly row: number
  readonly cells: readonly string[]
}

export type SheetAnswer = { readonly rows: readonly SheetRow[] } | { readonly error: string }
