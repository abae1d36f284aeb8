import { customerNumbersRepository } from '../../customer-numbers/customer-numbers.repository.ts'
import { ownNumbers } from '../../customer-numbers/own-numbers.ts'
import { customerOfSender } from '../../handling/customer-of-sender.ts'
import { handlingRepository } from '../../handling/handling.repository.ts'
import { knownProducts } from '../../handling/lines/known-products.ts'
import { lineMemoryRepository } from '../../handling/lines/line-memory.repository.ts'
import { lineMemory } from '../../handling/lines/line-memory.service.ts'
import { mailboxAccess } from '../../mailbox/mailbox-access.ts'
import { mailHosts } from '../../mailbox/mail-host.ts'
import { mailboxRepository as mailboxes } from '../../mailbox/mailbox.repository.ts'
import { scanForTestVirus } from '../../../../files/scan-file.ts'
import { folderStore } from '../../../../files/folder-store.ts'
import { tokenCipher } from '../../../../system/security/token-cipher.ts'
import type { Db } from '../../../../db/database.types.ts'
import { asTenant } from '../../../../db/tenant-transaction.ts'
import { intakeRepository as intake } from '../intake.repository.ts'
import type { IntakeDependencies } from '../intake.types.ts'
import { readMailbox, type Reading } from '../read-mailbox.ts'
import { takeInMail } from '../take-in-mail.ts'
import { noMatches, readPlainMail } from './plain-mail.ts'

export const testKey = Buffer.alloc(32, 7)

interface ReaderOptions extends Partial<
  Pick<IntakeDependencies, 'read' | 'matcher' | 'tell' | 'scan' | 'now' | 'files'>
> {
  readonly db: Db
  /** Holds `mail/<tenant>` and `files`. */
  readonly folder: string
  readonly leaseSeconds?: number
  readonly warn?: (line: object) => void
}

/** The reader of mailboxes without the rest of the server, as tests and the processes that they kill run it. */
export function readerParts({ db, folder, leaseSeconds = 60, warn = () => undefined, ...parts }: ReaderOptions) {
  const now = parts.now ?? (() => new Date())
  const log = { warn }
  const { files = folderStore(`${folder}/files`) } = parts
  const access = mailboxAccess({
    cipher: () => tokenCipher(testKey),
    findHost: mailHosts('any'),
    mailFolder: `${folder}/mail`,
  })
  const known = knownProducts({
    memory: lineMemory({ memory: lineMemoryRepository, now }),
    named: ownNumbers(customerNumbersRepository),
  })
  const customerOf: IntakeDependencies['customerOf'] = (tx, address) =>
    customerOfSender(tx, address, handlingRepository)
  const mail = takeInMail({
    intake,
    log,
    now,
    read: readPlainMail,
    matcher: noMatches,
    known,
    customerOf,
    scan: scanForTestVirus,
    houseAddress: 'no-reply@staffel.example',
    tell: () => Promise.resolve(),
    ...parts,
    files,
  })
  const reader = readMailbox({ db, mailboxes, access, intake, mail, log, now, leaseSeconds })
  return {
    access,
    files,
    reader,
    /** Null: somebody else reads it. */
    async readAll(tenantId = 1, stopping?: AbortSignal): Promise<Reading | null> {
      const begun = await asTenant(db, { tenantId }, async (tx) => {
        await mailboxes.lock(tx, tenantId, true)
        return reader.begin(tx, tenantId)
      })
      return begun && reader.read(begun, undefined, stopping)
    },
  }
}
