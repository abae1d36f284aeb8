/** A cell of a file: text, a number, or nothing. A day is text as `YYYY-MM-DD` that a spreadsheet gets as a day. */
export type FileCell = string | number | null

/** How a column is written. */
export type CellKind = 'text' | 'number' | 'price' | 'day'
