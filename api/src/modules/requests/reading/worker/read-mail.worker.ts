import { serveJobs } from '../../../../system/workers/serve-jobs.ts'
import { readMail } from '../read-mail.ts'
import type { MailAnswer, MailJob } from './mail-worker.types.ts'

serveJobs<MailJob, MailAnswer>(({ raw, options }) =>
  readMail(raw, options).then(
    (mail) => ({ mail }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  ),
)
