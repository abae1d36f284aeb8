import { createProcessPool } from '../../../../system/workers/process-pool.ts'
import { limits } from '../limits.ts'
import type { ReadMail } from '../read-mail.types.ts'
import type { MailJob } from '../worker/mail-worker.types.ts'
import { mailReader } from '../worker/read-mail-in-worker.ts'

export interface MeasuredMail {
  readonly mail: ReadMail
  /** Milliseconds of the processor. */
  readonly cpuMs: number
}

/** So long a mail may take by the clock, as the machine may do twenty things besides. */
export const patienceMs = 20 * limits.wallMs

const pool = createProcessPool<MailJob, MeasuredMail>(new URL('./measured-mail.worker.ts', import.meta.url), {
  size: 1,
  timeoutMs: patienceMs,
  idleMs: 1_000,
  heapMb: limits.heapMb,
  memoryMb: limits.memoryMb,
})

/**
 * Reads a mail as the product does, in a process with the same limits of memory. What it cost counts by the time of the
 * processor: by the clock a busy machine would make any mail a slow one.
 */
export async function readPatiently(raw: Uint8Array): Promise<MeasuredMail> {
  let cpuMs = 0
  const read = mailReader({
    async run(job, owner) {
      const answer = await pool.run(job, owner)
      cpuMs += answer.cpuMs
      return answer
    },
  })
  return { mail: await read(raw), cpuMs }
}
