import type { FastifyBaseLogger } from 'fastify'
import type { SendMail } from './mail-transport.ts'
import type { OutboxRepository } from './outbox.repository.ts'
import { errorCode } from '../../../system/error-code.ts'

interface MailerParts {
  readonly outbox: OutboxRepository
  readonly send: SendMail
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

const minute = 60_000
/** Waits between attempts; after the last one a mail is given up. */
const waits = [1, 5, 15, 60, 240, 720].map((minutes) => minutes * minute)
/** One run stops here, so that a full outbox does not keep a stopping server waiting. */
const mailsPerRun = 50

/** Sends what is due, oldest first. Safe in any number of processes: each takes its own row. */
export async function sendDueMails({ outbox, send, now, log }: MailerParts, stopping?: AbortSignal): Promise<void> {
  for (let count = 0; count < mailsPerRun && !stopping?.aborted; count++) {
    const mail = await outbox.take(now())
    if (!mail) return
    try {
      await send(mail)
    } catch (error) {
      const wait = waits[mail.attempts - 1]
      // The server's own words may quote an address or the mail, so only the code is logged.
      log.warn(
        { mail: mail.id, attempt: mail.attempts, code: codeOf(error), isGivenUp: wait === undefined },
        'mail not sent',
      )
      await outbox.markFailed(mail.id, codeOf(error), wait === undefined ? null : new Date(now().getTime() + wait))
      continue
    }
    await outbox.markSent(mail.id, now())
  }
}

function codeOf(error: unknown): string {
  return errorCode(error) || (error instanceof Error ? error.name : 'unknown')
}
