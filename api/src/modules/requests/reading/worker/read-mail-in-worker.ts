import { NoAnswerInTime } from '../../../../system/workers/no-answer-in-time.ts'
import type { WorkerPool } from '../../../../system/workers/job-pool.ts'
import { createProcessPool } from '../../../../system/workers/process-pool.ts'
import { limits } from '../limits.ts'
import type { MailAnswer, MailJob } from './mail-worker.types.ts'
import { readHeaders } from '../read-headers.ts'
import type { ReadMail, ReadMailInWorker, ReadProblem } from '../read-mail.types.ts'

/**
 * Reads mails in workers of `pool`. Whatever happens there, the mail comes back: without what is in its files when they
 * are more than a worker takes, and when its text is so too, with its headers and the reason why it has no more.
 */
export function mailReader(pool: WorkerPool<MailJob, MailAnswer>): ReadMailInWorker {
  async function attempt(job: MailJob): Promise<ReadMail | ReadProblem> {
    try {
      const answer = await pool.run(job, job.options.owner)
      return 'mail' in answer ? answer.mail : 'READING_FAILED'
    } catch (error) {
      return error instanceof NoAnswerInTime ? 'READING_TOO_SLOW' : 'READING_FAILED'
    }
  }
  return async (raw, options = {}): Promise<ReadMail> => {
    if (raw.length > limits.rawBytes) return readHeaders(raw, 'MAIL_TOO_LARGE')
    const whole = await attempt({ raw, options })
    if (typeof whole === 'object') return whole
    const withoutFiles = await attempt({ raw, options: { ...options, withoutFiles: true } })
    return typeof withoutFiles === 'object' ? withoutFiles : readHeaders(raw, whole)
  }
}

/**
 * Reads a mail in a process with limits on time and memory, one of several, so that a mail that takes long holds up no
 * other mailbox. Never rejects.
 */
export const readMailInWorker: ReadMailInWorker = mailReader(
  createProcessPool(new URL('./read-mail.worker.ts', import.meta.url), {
    size: limits.readers,
    timeoutMs: limits.wallMs,
    idleMs: 60_000,
    heapMb: limits.heapMb,
    memoryMb: limits.memoryMb,
  }),
)
