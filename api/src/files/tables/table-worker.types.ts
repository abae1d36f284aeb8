import type { ReadTable } from './reading/table.types.ts'
import type { UnreadableReason } from './reading/unreadable-file.ts'
import type { CellKind, FileCell } from './writing/file-cell.types.ts'

/** A sheet to be written as XLSX. */
export interface SheetJob {
  readonly kind: 'write'
  readonly title: string
  readonly head: readonly string[]
  readonly columns: readonly { readonly kind: CellKind; readonly width: number }[]
  readonly rows: readonly (readonly FileCell[])[]
}

export type WriteSheet = (job: SheetJob) => Promise<Uint8Array>

/** A CSV file or a workbook to be read. */
export interface TableJob {
  readonly kind: 'read'
  readonly bytes: Uint8Array
}

/** What was read of it, or why nothing was. */
export type ReadTableFile = (bytes: Uint8Array, owner: string) => Promise<ReadTable | UnreadableReason>

export type TableWork = SheetJob | TableJob
export type TableAnswer =
  | { readonly kind: 'written'; readonly bytes: Uint8Array }
  | { readonly kind: 'read'; readonly table: ReadTable }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableReason }
