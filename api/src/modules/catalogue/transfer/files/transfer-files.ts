import { NoAnswerInTime } from '../../../../system/workers/no-answer-in-time.ts'
import { createProcessPool } from '../../../../system/workers/process-pool.ts'
import type { ReadProductFile, TransferAnswer, TransferJob, WriteSheet } from './transfer-worker.types.ts'

/** Files of products are read and written in processes of their own: a sheet of 100,000 rows takes seconds. */
const pool = createProcessPool<TransferJob, TransferAnswer>(new URL('./transfer.worker.ts', import.meta.url), {
  size: 2,
  timeoutMs: 60_000,
  idleMs: 60_000,
  heapMb: 1024,
  memoryMb: 1536,
})

export const transferFiles: { readonly writeSheet: WriteSheet; readonly readFile: ReadProductFile } = {
  async writeSheet(job) {
    const answer = await pool.run(job)
    if (answer.kind !== 'written') throw new Error('The sheet was not written')
    return answer.bytes
  },

  /** A file that ends its reader, or keeps it too long, is none that anybody can read. */
  async readFile(job, owner) {
    try {
      const answer = await pool.run(job, owner)
      if (answer.kind === 'read') return answer.file
      return answer.kind === 'unreadable' ? answer.reason : 'broken'
    } catch (error) {
      return error instanceof NoAnswerInTime ? 'tooLarge' : 'broken'
    }
  },
}
