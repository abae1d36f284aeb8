import { join } from 'node:path'
import type { Module, ModuleContext } from '../../../http/module.ts'
import { sendingLimits } from '../../../mail/sending-limits.ts'
import { cipherOf } from '../../../system/security/cipher-of.ts'
import { mailHosts } from '../mailbox/mail-host.ts'
import { mailboxAccess } from '../mailbox/mailbox-access.ts'
import { mailboxRepository as mailboxes } from '../mailbox/mailbox.repository.ts'
import { mailboxRoutes } from '../mailbox/mailbox.routes.ts'
import { mailboxService } from '../mailbox/mailbox.service.ts'
import { customerNumbersRepository } from '../customer-numbers/customer-numbers.repository.ts'
import { ownNumbers } from '../customer-numbers/own-numbers.ts'
import { customerOfSender } from '../handling/customer-of-sender.ts'
import { handlingRepository } from '../handling/handling.repository.ts'
import { knownProducts } from '../handling/lines/known-products.ts'
import { lineMemoryRepository } from '../handling/lines/line-memory.repository.ts'
import { lineMemory } from '../handling/lines/line-memory.service.ts'
import { readMailInWorker } from '../reading/worker/read-mail-in-worker.ts'
import { requestSettingsRepository as settings } from '../settings/request-settings.repository.ts'
import { intakeRepository as intake } from './intake.repository.ts'
import { intakeRoutes } from './intake.routes.ts'
import type { IntakeDependencies } from './intake.types.ts'
import { mailReadingService } from './mail-reading.service.ts'
import { oldMailJob } from './old-mail-job.ts'
import { oldMailRepository as mails } from './old-mail.repository.ts'
import { readMailbox } from './read-mailbox.ts'
import { takeInMail, type TakeInMail } from './take-in-mail.ts'

export type IntakeParts = Pick<IntakeDependencies, 'matcher' | 'tell' | 'scan'>

/** A reader that is silent for so long has died, and another one may go on. */
const leaseSeconds = 60

export interface TakeInContext extends Pick<ModuleContext, 'files' | 'now'> {
  readonly config: { readonly mail: Pick<ModuleContext['config']['mail'], 'from'> }
  readonly log: Pick<ModuleContext['log'], 'warn'>
}

/** What makes a request of a mail, wherever the mail comes from. */
export function createTakeIn({ config, files, now, log }: TakeInContext, parts: IntakeParts): TakeInMail {
  const known = knownProducts({
    memory: lineMemory({ memory: lineMemoryRepository, now }),
    named: ownNumbers(customerNumbersRepository),
  })
  const customerOf: IntakeDependencies['customerOf'] = (tx, address) =>
    customerOfSender(tx, address, handlingRepository)
  return takeInMail({
    ...parts,
    read: readMailInWorker,
    customerOf,
    known,
    intake,
    files,
    now,
    log,
    houseAddress: addressIn(config.mail.from),
  })
}

/**
 * Mail on its way to a request: mailboxes, who reads them and when, what is made of a mail, and how long its source is
 * kept.
 */
export function createIntakeModule({ config, db, files, now, log }: ModuleContext, parts: IntakeParts): Module {
  const isLocal = config.firebase === null
  const access = mailboxAccess({
    cipher: cipherOf(
      config.mailboxes.secretKey ? [config.mailboxes.secretKey] : [],
      isLocal ? join(config.dataDirectory, 'mailbox.key') : null,
    ),
    findHost: mailHosts(isLocal ? 'any' : config.mailboxes.privateHosts),
    mailFolder: join(config.dataDirectory, 'mail'),
  })
  const mail = createTakeIn({ config, files, now, log }, parts)
  const reader = readMailbox({ db, mailboxes, access, intake, mail, log, now, leaseSeconds })
  const reading = mailReadingService({ db, mailboxes, access, reader, enabledByDefault: isLocal, now })
  return {
    routes: [
      ...mailboxRoutes(
        mailboxService({
          db,
          mailboxes,
          access,
          limits: sendingLimits({ limits: config.sending, now }),
          enabledByDefault: isLocal,
        }),
      ),
      ...intakeRoutes(reading),
    ],
    jobs: [reading.job, oldMailJob({ db, mails, settings, files, now })],
  }
}

/** The address of `Name <address>`. */
const addressIn = (from: string): string => (/<([^<>]+)>/.exec(from)?.[1] ?? from).trim().toLowerCase()
