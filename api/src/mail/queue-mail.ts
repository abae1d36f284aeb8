import { randomUUID } from 'node:crypto'
import type { Tx } from '../db/tenant-transaction.ts'

export interface OutgoingMail {
  /** Null for mail that belongs to no tenant; then only a transaction over every tenant may queue it. */
  readonly tenantId: number | null
  readonly to: readonly string[]
  readonly cc?: readonly string[]
  readonly bcc?: readonly string[]
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** The one link that the mail is about; the local outbox shows it as a button. */
  readonly link?: string
  /** Files of the file store. */
  readonly attachments?: readonly {
    readonly filename: string
    readonly storageKey: string
    readonly contentType: string
    /** It stands in the page of the mail (`cid:`), and is not among what goes along. */
    readonly cid?: string
  }[]
}

/** Puts a mail into the outbox, in the transaction of what it tells: it leaves if and only if that is committed. */
export async function queueMail(tx: Tx, mail: OutgoingMail): Promise<string> {
  const id = randomUUID()
  await tx
    .insertInto('outbox_mail')
    .values({
      id,
      tenant_id: mail.tenantId,
      recipients: [...mail.to],
      cc: [...(mail.cc ?? [])],
      bcc: [...(mail.bcc ?? [])],
      reply_to: mail.replyTo ?? null,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html ?? null,
      link: mail.link ?? null,
      attachments: JSON.stringify(mail.attachments ?? []),
    })
    .execute()
  return id
}
