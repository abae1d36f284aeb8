import { serveJobs } from '../../../../system/workers/serve-jobs.ts'
import { readFile } from '../reading/read-file.ts'
import { UnreadableFile } from '../reading/unreadable-file.ts'
import type { TransferAnswer, TransferJob } from './transfer-worker.types.ts'
import { writeSheet } from './write-sheet.ts'

serveJobs<TransferJob, TransferAnswer>(async (job) => {
  if (job.kind === 'write') return { kind: 'written', bytes: await writeSheet(job) }
  try {
    return { kind: 'read', file: readFile(job.bytes, job) }
  } catch (error) {
    return { kind: 'unreadable', reason: error instanceof UnreadableFile ? error.reason : 'broken' }
  }
})
