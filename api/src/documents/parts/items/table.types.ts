import type { Ink, Line, Run } from '../../text/text.types.ts'
import type { ReadyThumb } from '../document.types.ts'
import type { PrintedLine } from '../../printed-offer.types.ts'

/** But for what is drawn, what stands in a column is text. */
export type TextKey = Exclude<ColumnKey, 'picture'>
export type ColumnKey =
  'position' | 'picture' | 'description' | 'quantity' | 'unit' | 'unitPrice' | 'discount' | 'tax' | 'total'

export interface Column {
  readonly key: ColumnKey
  readonly title: string
  readonly align: 'left' | 'right'
  readonly x: number
  readonly width: number
}

/** Text of a cell: paragraphs, each in its ink. */
export type CellText = readonly { readonly runs: readonly Run[]; readonly ink: Ink }[]

export interface ItemCells {
  /** Null for a surcharge. */
  readonly position: number | null
  readonly line: PrintedLine
}

/** The rows of the table, in the order of the document. */
export type TableRow =
  | ({ readonly kind: 'item' } & ItemCells)
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'section'; readonly title: string }
  | { readonly kind: 'subtotal'; readonly title: string; readonly amount: number }

/** A cell laid out. */
export interface LaidCell {
  readonly x: number
  readonly width: number
  readonly align: 'left' | 'right'
  readonly lines: readonly Line[]
  /** In place of lines. */
  readonly picture?: CellPicture | undefined
}

/** As large as it is drawn, in points. */
export interface CellPicture extends ReadyThumb {
  readonly alt: string
}
