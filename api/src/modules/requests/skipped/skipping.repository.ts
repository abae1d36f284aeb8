import { sql, type Selectable } from 'kysely'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { QuoteMailTable, QuoteRequestTable } from '../store/requests.tables.ts'

interface OfRequest {
  readonly tenantId: number
  readonly requestId: number
}

type MailOfRequest = Pick<Selectable<QuoteMailTable>, 'id' | 'sender_email'>

/** Oldest first. */
async function mailsOf(tx: Tx, { tenantId, requestId }: OfRequest): Promise<MailOfRequest[]> {
  return tx
    .selectFrom('quote_mail')
    .select(['id', 'sender_email'])
    .where('tenant_id', '=', tenantId)
    .where('request_id', '=', requestId)
    .orderBy('received_on')
    .orderBy('id')
    .execute()
}

/** A mail for a request that none is kept of: what it says of itself. */
async function addMailOf(tx: Tx, { tenantId, requestId }: OfRequest): Promise<MailOfRequest> {
  const request: Selectable<QuoteRequestTable> = await tx
    .selectFrom('quote_request')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()
  const {
    mail_hash,
    message_id,
    sender,
    sender_email,
    subject,
    received_on,
    created_at,
    email_body: body_text,
  } = request
  return tx
    .insertInto('quote_mail')
    .values({
      tenant_id: tenantId,
      request_id: requestId,
      outcome: 'request',
      mail_hash,
      message_id,
      sender,
      sender_email,
      subject,
      received_on,
      created_at,
      body_text,
    })
    .returning(['id', 'sender_email'])
    .executeTakeFirstOrThrow()
}

/** Its mails are skipped: as a person says, or for the reason that each had before a person made a request of it. */
async function skipMails(
  tx: Tx,
  { tenantId, requestId }: OfRequest,
  { at, undo, forgot }: { readonly at: Date; readonly undo: boolean; readonly forgot: boolean },
): Promise<void> {
  await tx
    .updateTable('quote_mail')
    .set({
      outcome: 'ignored',
      reason: undo ? sql<string>`coalesce(reason_before, 'person')` : 'person',
      skipped_at: at,
      forgot_sender: forgot,
    })
    .where('tenant_id', '=', tenantId)
    .where('request_id', '=', requestId)
    .execute()
}

/** The mails of a request that was skipped belong to it again. */
async function bringBackMails(tx: Tx, { tenantId, requestId }: OfRequest): Promise<void> {
  await tx
    .updateTable('quote_mail')
    .set({
      outcome: 'request',
      reason_before: sql<string | null>`case when reason = 'person' then reason_before else reason end`,
      reason: null,
      skipped_at: null,
      forgot_sender: false,
    })
    .where('tenant_id', '=', tenantId)
    .where('request_id', '=', requestId)
    .where('outcome', '=', 'ignored')
    .execute()
}

async function noteReasonBefore(tx: Tx, tenantId: number, mailId: number, reason: string | null): Promise<void> {
  await tx
    .updateTable('quote_mail')
    .set({ reason_before: reason, skipped_at: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', mailId)
    .execute()
}

/** From now on no mail of this address is skipped. */
async function remember(
  tx: Tx,
  tenantId: number,
  { senderEmail, mailId, at }: { readonly senderEmail: string | null; readonly mailId: number; readonly at: Date },
): Promise<void> {
  if (senderEmail === null) return
  await tx
    .insertInto('quote_sender_memory')
    .values({ tenant_id: tenantId, sender_email: senderEmail.toLowerCase(), mail_id: mailId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** True when any of the addresses was remembered. */
async function forget(tx: Tx, tenantId: number, addresses: readonly string[]): Promise<boolean> {
  if (addresses.length === 0) return false
  const gone = await tx
    .deleteFrom('quote_sender_memory')
    .where('tenant_id', '=', tenantId)
    .where('sender_email', 'in', [...addresses])
    .returning('sender_email')
    .execute()
  return gone.length > 0
}

/** What was remembered for these mails themselves. */
async function forgetOf(tx: Tx, tenantId: number, mailIds: readonly number[]): Promise<void> {
  if (mailIds.length > 0)
    await tx
      .deleteFrom('quote_sender_memory')
      .where('tenant_id', '=', tenantId)
      .where('mail_id', 'in', [...mailIds])
      .execute()
}

/** SQL of what a person decides about mails: a request, or none. */
export const skippingRepository = {
  mailsOf,
  addMailOf,
  skipMails,
  bringBackMails,
  noteReasonBefore,
  remember,
  forget,
  forgetOf,
}
export type SkippingRepository = typeof skippingRepository
