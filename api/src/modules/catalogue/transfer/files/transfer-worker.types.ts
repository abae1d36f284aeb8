import type { CellKind, FileCell } from '../file-cell.types.ts'

/** A sheet to be written as XLSX. */
export interface SheetJob {
  readonly kind: 'write'
  readonly title: string
  readonly head: readonly string[]
  readonly columns: readonly { readonly kind: CellKind; readonly width: number }[]
  readonly rows: readonly (readonly FileCell[])[]
}

export type WriteSheet = (job: SheetJob) => Promise<Uint8Array>

export type TransferJob = SheetJob
export type TransferAnswer = { readonly kind: 'written'; readonly bytes: Uint8Array }
