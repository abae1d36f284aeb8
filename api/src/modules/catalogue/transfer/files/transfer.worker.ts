import { serveJobs } from '../../../../system/workers/serve-jobs.ts'
import type { TransferAnswer, TransferJob } from './transfer-worker.types.ts'
import { writeSheet } from './write-sheet.ts'

serveJobs<TransferJob, TransferAnswer>(async (job) => ({ kind: 'written', bytes: await writeSheet(job) }))
