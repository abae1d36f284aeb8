import { Type, type Static } from 'typebox'
import { Instant, Nullable, Strict, Uuid, Words } from '../../kit/schemaKit.ts'

/** `fetched` and `expired` ones are gone; one that `failed` can be asked for again. */
export const DataExportState = Words(['waiting', 'making', 'ready', 'fetched', 'expired', 'failed'])
export type DataExportState = Static<typeof DataExportState>

/** Everything that a tenant has, on its way into one file. */
export const DataExport = Strict({
  id: Uuid,
  state: DataExportState,
  asked_at: Instant,
  asked_by: Type.String(),
  /** Who asked for it fetches it, and nobody else. */
  is_mine: Type.Boolean(),
  /** How much of it is done. */
  done: Type.Integer({ minimum: 0 }),
  total: Type.Integer({ minimum: 0 }),
  /** Of the file; null before it is ready. */
  bytes: Nullable(Type.Integer({ minimum: 0 })),
  expires_at: Nullable(Instant),
  /** Why there is none: `TOO_LARGE` for one file, `STORAGE_FULL`, `FORBIDDEN` meanwhile, or `INTERNAL`. */
  failure: Nullable(Words(['TOO_LARGE', 'STORAGE_FULL', 'FORBIDDEN', 'INTERNAL'])),
})
export type DataExport = Static<typeof DataExport>
