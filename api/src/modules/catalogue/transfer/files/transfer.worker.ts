import { serveJobs } from '../../../../system/workers/serve-jobs.ts'
import { lightLists } from '../../price-lists/transfer/reading/light-lists.ts'
import { readPriceLists } from '../../price-lists/transfer/reading/read-price-lists.ts'
import { readFile } from '../reading/read-file.ts'
import { UnreadableFile } from '../../../../files/tables/reading/unreadable-file.ts'
import { lightDrafts } from './light-drafts.ts'
import type { TransferAnswer, TransferJob } from './transfer-worker.types.ts'

serveJobs<TransferJob, TransferAnswer>(async (job) => {
  try {
    if (job.kind === 'read-lists') return { kind: 'lists', lists: lightLists(readPriceLists(job.bytes, job.mapping)) }
    const file = readFile(job.bytes, job)
    return { kind: 'read', file: { ...file, drafts: lightDrafts(file.drafts) } }
  } catch (error) {
    return { kind: 'unreadable', reason: error instanceof UnreadableFile ? error.reason : 'broken' }
  }
})
