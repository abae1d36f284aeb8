import { createWorkerPool, type WorkerPool } from '../../../documents/worker-pool.ts'
import { NoAnswerInTime } from '../../../documents/no-answer-in-time.ts'
import { limits } from './limits.ts'
import type { MailAnswer, MailJob } from './mail-worker.types.ts'
import { readHeaders } from './read-headers.ts'
import type { ReadMail, ReadMailInWorker } from './read-mail.types.ts'

/** Reads mails in threads of `pool`. Whatever happens there, the mail comes back: with its headers and the reason why it has no more. */
export function mailReader(pool: WorkerPool<MailJob, MailAnswer>): ReadMailInWorker {
  return async (raw, options = {}): Promise<ReadMail> => {
    if (raw.length > limits.rawBytes) return readHeaders(raw, 'MAIL_TOO_LARGE')
    try {
      const answer = await pool.run({ raw, options })
      return 'mail' in answer ? answer.mail : await readHeaders(raw, 'READING_FAILED')
    } catch (error) {
      return readHeaders(raw, error instanceof NoAnswerInTime ? 'READING_TOO_SLOW' : 'READING_FAILED')
    }
  }
}

/** Reads a mail in a thread with limits on time and memory. Never rejects. */
export const readMailInWorker: ReadMailInWorker = mailReader(createWorkerPool(new URL('./read-mail.worker.ts', import.meta.url), {
  size: 1, timeoutMs: limits.wallMs, idleMs: 60_000, heapMb: limits.heapMb,
}))
