import type { MailboxProblem } from '@staffel/shared-api/contract'
import { limits } from '../reading/limits.ts'

/** An unread mail, as its source names it. */
export interface UnreadMail {
  /** The mailbox's own number; null for a file. */
  readonly uid: number | null
  readonly name: string
}

export interface FetchedMail {
  readonly raw: Buffer
  /** When it reached the mailbox. */
  readonly arrivedAt: Date
}

/** A mailbox that is open. Every method throws `MailboxFailure` when the mailbox does not answer as it should. */
export interface MailSource {
  /** Server, user and folder: within it `uidValidity` and `uid` name a mail. */
  readonly mailbox: string
  /** Null for a folder of files. Another one than before: the numbers start afresh. */
  readonly uidValidity: number | null
  /** Oldest first. */
  unread(): Promise<readonly UnreadMail[]>
  /** Leaves it unread. At most `rawMailLimit` bytes of it; null when it is gone meanwhile. */
  read(mail: UnreadMail): Promise<FetchedMail | null>
  /** Marks it as read: only once it is stored. */
  markRead(mail: UnreadMail): Promise<void>
  close(): Promise<void>
}

/** One byte more than is read of a mail: whoever reads it sees that it is too large. */
export const rawMailLimit = limits.rawBytes + 1

/** Why a mailbox cannot be read. The cause may name hosts and users: it is for nobody's eyes but a debugger's. */
export class MailboxFailure extends Error {
  override readonly name = 'MailboxFailure'
  readonly problem: MailboxProblem

  constructor(problem: MailboxProblem, cause?: unknown) {
    super(`The mailbox cannot be read: ${problem}`, { cause })
    this.problem = problem
  }
}
