import { serveJobs } from '../../../../system/workers/serve-jobs.ts'
import { readMail } from '../read-mail.ts'
import type { MeasuredMail } from './patient-reader.ts'
import type { MailJob } from '../worker/mail-worker.types.ts'

/** As the worker of the product, and says what the reading cost this process. */
serveJobs<MailJob, MeasuredMail>(async ({ raw, options }) => {
  const before = process.cpuUsage()
  const mail = await readMail(raw, options)
  const { user, system } = process.cpuUsage(before)
  return { mail, cpuMs: (user + system) / 1000 }
})
