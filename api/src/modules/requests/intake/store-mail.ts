import type { SkipReason } from '@staffel/shared-api/contract'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { ReadMail } from '../reading/read-mail.types.ts'
import { addLines } from './add-lines.ts'
import type { FailedMail } from './intake.repository.ts'
import type { ArrivedMail, IntakeDependencies, TakenIn } from './intake.types.ts'
import {
  mayGoBetter,
  problemOf,
  storableFile,
  storableLine,
  storableMail,
  type StorableLine,
  type StorableMail,
} from './storable-mail.ts'

export interface MailToStore extends ArrivedMail {
  readonly hash: Buffer
  /** Null once its source is no longer kept. */
  readonly rawKey: string | null
  readonly read: ReadMail
  /** The row of an earlier attempt that could not read it. */
  readonly earlier?: Pick<FailedMail, 'id' | 'requestId'>
  /** A person made a request of it: it is not judged. */
  readonly decided?: boolean
  /** No mail of its sender is skipped. */
  readonly remembered?: boolean
  /** Keys of the stored attachments, by their place in the mail. */
  readonly attachmentKeys?: ReadonlyMap<number, string>
}

type Fate =
  | { readonly kind: 'ignored'; readonly reason: SkipReason }
  | { readonly kind: 'attached'; readonly requestId: number; readonly repeats: boolean }
  | { readonly kind: 'created' }

/** A clock that runs ahead by more than this is a wrong one. */
const day = 86_400_000

/** The mail, its request, lines, products and the news of it: all in the given transaction, or nothing. */
export async function storeMail(tx: Tx, dependencies: IntakeDependencies, mail: MailToStore): Promise<TakenIn> {
  const { intake } = dependencies
  const { tenantId, read, earlier } = mail
  const stored = storableMail(read)
  const mailId =
    earlier?.id ??
    (await intake.addMail(tx, { ...mailRow(mail, stored), outcome: 'failed', created_at: dependencies.now() }))
  if (mailId === null) return 'known'
  const fate = await fateOf(tx, dependencies, mail, mailId, stored)
  const outcome = fate.kind === 'ignored' ? 'ignored' : mayGoBetter(read) && !mail.decided ? 'failed' : 'request'
  const requestId =
    fate.kind === 'ignored'
      ? await dismiss(tx, dependencies, mail)
      : await requestOf(tx, dependencies, mail, fate, stored)
  await intake.updateMail(tx, tenantId, mailId, {
    ...(earlier && mailRow(mail, stored)),
    outcome,
    request_id: requestId,
    reason: fate.kind === 'ignored' ? fate.reason : read.problem,
  })
  const attachments = await addFiles(tx, dependencies, mail, mailId)
  if (requestId === null) return 'ignored'
  await addContents(tx, dependencies, mail, { mailId, requestId, attachments, fate })
  return outcome === 'failed' ? 'failed' : fate.kind
}

function mailRow(
  { tenantId, mailbox, uidValidity, uid, hash, rawKey, read, arrivedAt }: MailToStore,
  stored: StorableMail,
) {
  return {
    tenant_id: tenantId,
    mailbox,
    uid_validity: uidValidity,
    uid,
    mail_hash: hash,
    raw_key: rawKey,
    received_on: receivedOn(read, arrivedAt),
    message_id: stored.messageId,
    in_reply_to: stored.inReplyTo,
    reference_ids: stored.references,
    sender: stored.sender,
    sender_email: stored.senderEmail,
    forwarded_by: stored.forwardedBy,
    subject: stored.subject,
    body_text: stored.text,
    body_html: stored.html,
  }
}

/** When it was sent, unless that lies in the future or nowhere. */
function receivedOn({ sentAt }: ReadMail, arrivedAt: Date): Date {
  const sent = sentAt?.getTime() ?? NaN
  return sent > 0 && sent <= arrivedAt.getTime() + day ? new Date(sent) : arrivedAt
}

/** Thanks and questions in a conversation belong to it, although they ask for no goods. */
async function fateOf(
  tx: Tx,
  { intake }: IntakeDependencies,
  { tenantId, read: { verdict }, earlier, decided, remembered }: MailToStore,
  mailId: number,
  { messageId, inReplyTo, references }: StorableMail,
): Promise<Fate> {
  if (decided) return { kind: 'created' }
  if (verdict.kind === 'ignored' && verdict.reason !== 'no_request') return { kind: 'ignored', reason: verdict.reason }
  const twin = messageId === null ? null : await intake.twinOf(tx, tenantId, mailId)
  if (twin && !remembered) return { kind: 'ignored', reason: 'duplicate' }
  if (twin?.requestId) return { kind: 'attached', requestId: twin.requestId, repeats: true }
  const thread = earlier?.requestId
    ? null
    : await intake.threadOf(tx, tenantId, [...(inReplyTo === null ? [] : [inReplyTo]), ...references])
  if (thread !== null) return { kind: 'attached', requestId: thread, repeats: false }
  return verdict.kind === 'ignored' ? { kind: 'ignored', reason: verdict.reason } : { kind: 'created' }
}

/** The request that an unread mail was shown as goes away with it, unless somebody took it up. */
async function dismiss(
  tx: Tx,
  { intake, now }: IntakeDependencies,
  { tenantId, earlier }: MailToStore,
): Promise<number | null> {
  if (!earlier?.requestId) return null
  const { status } = await intake.lockRequest(tx, tenantId, earlier.requestId)
  if (status !== 'new') return earlier.requestId
  await intake.updateRequest(tx, tenantId, earlier.requestId, { deleted_at: now() })
  return null
}

async function requestOf(
  tx: Tx,
  dependencies: IntakeDependencies,
  mail: MailToStore,
  fate: Fate,
  stored: StorableMail,
): Promise<number> {
  const { intake, customerOf, now, tell } = dependencies
  const { tenantId, earlier, read } = mail
  if (fate.kind === 'attached') {
    const { subject, assignee_user_id: assigneeId, status } = await intake.lockRequest(tx, tenantId, fate.requestId)
    // What was done with waits again when more is asked.
    const reopens = !fate.repeats && read.lines.length > 0 && (status === 'declined' || status === 'archived')
    await intake.updateRequest(tx, tenantId, fate.requestId, {
      updated_at: now(),
      ...(reopens && {
        status: assigneeId === null ? ('new' as const) : ('in_progress' as const),
        decline_reason: null,
      }),
    })
    if (!fate.repeats)
      await tell(tx, {
        tenantId,
        event: 'message',
        request: { id: fate.requestId, subject, assigneeId },
        sender: stored.sender,
      })
    return fate.requestId
  }
  const { senderEmail, sender, subject } = stored
  const row = {
    organization_id: await customerOf(tx, senderEmail),
    message_id: stored.messageId,
    sender,
    sender_email: senderEmail,
    subject,
    email_body: stored.text,
    received_on: receivedOn(read, mail.arrivedAt),
    desired_delivery_date: read.desiredDeliveryDate,
    problem: problemOf(read),
    updated_at: now(),
  }
  if (earlier?.requestId) {
    await intake.updateRequest(tx, tenantId, earlier.requestId, { ...row, deleted_at: null })
    return earlier.requestId
  }
  const id = await intake.addRequest(tx, { ...row, tenant_id: tenantId, mail_hash: mail.hash, created_at: now() })
  await tell(tx, { tenantId, event: 'new_request', request: { id, subject, assigneeId: null }, sender })
  return id
}

/** Files of a mail that makes no request are kept too: a person looks at them to decide. */
function addFiles(
  tx: Tx,
  { intake }: IntakeDependencies,
  { tenantId, read, attachmentKeys = new Map<number, string>() }: MailToStore,
  mailId: number,
): Promise<ReadonlyMap<number, number>> {
  return intake.addAttachments(
    tx,
    read.attachments.flatMap((file, position) => {
      const key = attachmentKeys.get(position)
      return key === undefined
        ? []
        : [
            {
              tenant_id: tenantId,
              mail_id: mailId,
              position,
              ...storableFile(file),
              bytes: file.bytes.byteLength,
              storage_key: key,
            },
          ]
    }),
  )
}

interface Contents {
  readonly mailId: number
  readonly requestId: number
  readonly attachments: ReadonlyMap<number, number>
  readonly fate: Fate
}

async function addContents(
  tx: Tx,
  dependencies: IntakeDependencies,
  mail: MailToStore,
  { mailId, requestId, attachments, fate }: Contents,
): Promise<void> {
  const { intake } = dependencies
  const { tenantId, read } = mail
  const { organization_id: organizationId, sender_email: senderEmail } = await intake.lockRequest(
    tx,
    tenantId,
    requestId,
  )
  const lines = fate.kind === 'attached' && fate.repeats ? [] : read.lines.map(storableLine)
  const fresh = fate.kind === 'attached' ? await newOnes(tx, dependencies, mail, requestId, lines) : lines
  await addLines(tx, dependencies, {
    tenantId,
    requestId,
    mailId,
    asker: { organizationId, senderEmail },
    attachments,
    lines: fresh,
  })
}

/** A forward, or a text that quotes could not be told from, repeats what is there already. */
async function newOnes(
  tx: Tx,
  { intake }: IntakeDependencies,
  { tenantId, read }: MailToStore,
  requestId: number,
  lines: readonly StorableLine[],
): Promise<StorableLine[]> {
  const present = await intake.linesOf(tx, tenantId, requestId)
  const isThere = (line: StorableLine): boolean =>
    present.some(
      ({ search_line: words, desired_quantity: quantity }) =>
        words === line.searchLine && Number(quantity) === line.quantity,
    )
  return lines.filter((line) => !((read.outerSender !== null || line.confidence === 'low') && isThere(line)))
}
