import { serveJobs } from '../../system/workers/serve-jobs.ts'
import { tableOf } from './reading/table-of.ts'
import { UnreadableFile } from './reading/unreadable-file.ts'
import type { TableAnswer, TableWork } from './table-worker.types.ts'
import { writeSheet } from './writing/write-sheet.ts'

serveJobs<TableWork, TableAnswer>(async (job) => {
  if (job.kind === 'write') return { kind: 'written', bytes: await writeSheet(job) }
  try {
    return { kind: 'read', table: tableOf(job.bytes) }
  } catch (error) {
    return { kind: 'unreadable', reason: error instanceof UnreadableFile ? error.reason : 'broken' }
  }
})
