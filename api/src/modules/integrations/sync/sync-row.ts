import type { Text } from '../../../texts/text.ts'
import type { ExactJobRowTable, RowChange } from './jobs/exact-jobs.tables.ts'

/** A line of what was done. */
export interface SyncRow {
  readonly part: ExactJobRowTable['part']
  readonly recordId: string
  readonly code: string
  readonly name: string
  readonly outcome: ExactJobRowTable['outcome']
  readonly organizationId: number | null
  readonly productId: number | null
  readonly fields: readonly RowChange[]
  readonly message: Text | null
  /** What Exact says: the same said of the same is told once, where nobody asked. */
  readonly about?: string
}
