import type { Tx } from '../../../db/tenant-transaction.ts'
import type { FileStore } from '../../../files/file-store.ts'
import type { ScanFile } from '../../../files/scan-file.ts'
import type { KnownProducts } from '../handling/lines/known-products.ts'
import type { TellOfRequest } from '../handling/state/tell-of-request.ts'
import type { Matcher } from '../matching/matcher.types.ts'
import type { ReadMailInWorker } from '../reading/read-mail.types.ts'
import type { IntakeRepository, MailPlace } from './intake.repository.ts'

/** A mail as it came in. */
export interface ArrivedMail extends MailPlace {
  readonly tenantId: number
  readonly raw: Buffer
  readonly arrivedAt: Date
}

/** `created`: a request was made of it. `attached`: it belongs to one. `known`: it was stored before. */
export type TakenIn = 'created' | 'attached' | 'ignored' | 'known' | 'failed'

/** Runs work in a transaction of the tenant, and commits it. */
export type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

export interface IntakeDependencies {
  readonly intake: IntakeRepository
  readonly read: ReadMailInWorker
  readonly matcher: Matcher
  readonly known: KnownProducts
  readonly files: FileStore
  /** The customer that is known by this very address; null where there is none, or more than one. */
  customerOf(tx: Tx, address: string | null): Promise<number | null>
  readonly tell: TellOfRequest
  /** What strangers attach is looked at before anybody can save it. */
  readonly scan: ScanFile
  /** Of this installation itself: what comes from it is our own mail. */
  readonly houseAddress: string
  readonly now: () => Date
}
