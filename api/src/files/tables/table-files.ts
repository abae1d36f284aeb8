import { NoAnswerInTime } from '../../system/workers/no-answer-in-time.ts'
import { createProcessPool } from '../../system/workers/process-pool.ts'
import type { ReadTableFile, TableAnswer, TableWork, WriteSheet } from './table-worker.types.ts'

/** Tables are read and written in processes of their own: a sheet of 100,000 rows takes seconds. */
const pool = createProcessPool<TableWork, TableAnswer>(new URL('./table.worker.ts', import.meta.url), {
  size: 2,
  timeoutMs: 60_000,
  idleMs: 60_000,
  heapMb: 1024,
  memoryMb: 1536,
})

export const writeSheet: WriteSheet = async (job) => {
  const answer = await pool.run(job)
  if (answer.kind !== 'written') throw new Error('The sheet was not written')
  return answer.bytes
}

/** A file that ends its reader, or keeps it too long, is none that anybody can read. */
export const readTableFile: ReadTableFile = async (bytes, owner) => {
  try {
    const answer = await pool.run({ kind: 'read', bytes }, owner)
    if (answer.kind === 'read') return answer.table
    return answer.kind === 'unreadable' ? answer.reason : 'broken'
  } catch (error) {
    return error instanceof NoAnswerInTime ? 'tooLarge' : 'broken'
  }
}
