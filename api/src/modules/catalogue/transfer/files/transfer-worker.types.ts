import type { TableOptions } from '../reading/read-table.ts'
import type { UnreadableReason } from '../../../../files/tables/reading/unreadable-file.ts'
import type { ReadLists } from '../../price-lists/transfer/list-draft.types.ts'
import type { ListMapping } from '../../price-lists/transfer/reading/list-fields.ts'
import type { ReadFile } from '../transfer-draft.types.ts'

/** A file of products to be read. */
export interface FileJob extends TableOptions {
  readonly kind: 'read'
  readonly bytes: Uint8Array
}

/** What was read of it, or why nothing was. */
export type ReadProductFile = (job: FileJob, owner: string) => Promise<ReadFile | UnreadableReason>

/** A file of price lists to be read. */
export interface ListsJob {
  readonly kind: 'read-lists'
  readonly bytes: Uint8Array
  /** What each column holds, where somebody said so. */
  readonly mapping: ListMapping | null
}

export type ReadListsFile = (job: ListsJob, owner: string) => Promise<ReadLists | UnreadableReason>

export type TransferJob = FileJob | ListsJob
export type TransferAnswer =
  | { readonly kind: 'read'; readonly file: ReadFile }
  | { readonly kind: 'lists'; readonly lists: ReadLists }
  | { readonly kind: 'unreadable'; readonly reason: UnreadableReason }
