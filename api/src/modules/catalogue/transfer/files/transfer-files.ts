import { NoAnswerInTime } from '../../../../system/workers/no-answer-in-time.ts'
import { createProcessPool } from '../../../../system/workers/process-pool.ts'
import type { UnreadableReason } from '../../../../files/tables/reading/unreadable-file.ts'
import type { ReadListsFile, ReadProductFile, TransferAnswer, TransferJob } from './transfer-worker.types.ts'

/** Files of products are read in processes of their own: a sheet of 100,000 rows takes seconds. */
const pool = createProcessPool<TransferJob, TransferAnswer>(new URL('./transfer.worker.ts', import.meta.url), {
  size: 2,
  timeoutMs: 60_000,
  idleMs: 60_000,
  heapMb: 1024,
  memoryMb: 1536,
})

/** A file that ends its reader, or keeps it too long, is none that anybody can read. */
async function read(
  job: TransferJob,
  owner: string,
): Promise<Exclude<TransferAnswer, { kind: 'unreadable' }> | UnreadableReason> {
  try {
    const answer = await pool.run(job, owner)
    return answer.kind === 'unreadable' ? answer.reason : answer
  } catch (error) {
    return error instanceof NoAnswerInTime ? 'tooLarge' : 'broken'
  }
}

interface TransferFiles {
  readonly readFile: ReadProductFile
  readonly readLists: ReadListsFile
}

export const transferFiles: TransferFiles = {
  async readFile(job, owner) {
    const answer = await read(job, owner)
    if (typeof answer === 'string') return answer
    return answer.kind === 'read' ? answer.file : 'broken'
  },

  async readLists(job, owner) {
    const answer = await read(job, owner)
    if (typeof answer === 'string') return answer
    return answer.kind === 'lists' ? answer.lists : 'broken'
  },
}
