import { createProcessPool } from '../../../../system/workers/process-pool.ts'
import type { TransferAnswer, TransferJob, WriteSheet } from './transfer-worker.types.ts'

/** Files of products are read and written in processes of their own: a sheet of 100,000 rows takes seconds. */
const pool = createProcessPool<TransferJob, TransferAnswer>(new URL('./transfer.worker.ts', import.meta.url), {
  size: 2,
  timeoutMs: 60_000,
  idleMs: 60_000,
  heapMb: 1024,
  memoryMb: 1536,
})

export const transferFiles: { readonly writeSheet: WriteSheet } = {
  async writeSheet(job) {
    const { bytes } = await pool.run(job)
    return bytes
  },
}
