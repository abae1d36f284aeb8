/** What of a line is changed in its own cell. */
export type CellField = 'description' | 'quantity' | 'unitPrice' | 'discountPct'

export interface CellPlace {
  readonly id: string
  readonly field: CellField
}

/** By these ids a cell is found again when it is left by the keyboard. */
export function cellId({ id, field }: CellPlace): string {
  return `cell-${field}-${id}`
}
