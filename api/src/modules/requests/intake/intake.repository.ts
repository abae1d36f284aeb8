import { sql, type Insertable, type Updateable } from 'kysely'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type {
  QuoteAttachmentTable,
  QuoteLineTable,
  QuoteMailTable,
  QuoteMatchTable,
  QuoteRequestTable,
} from '../store/requests.tables.ts'

/** A statement holds a limited number of values. */
const chunk = 1000

/** Where a mail lay; null numbers for a file. */
export interface MailPlace {
  readonly mailbox: string
  readonly uidValidity: number | null
  readonly uid: number | null
}

export interface FailedMail extends MailPlace {
  readonly id: number
  readonly requestId: number | null
  readonly rawKey: string
  readonly receivedOn: Date
}

async function isKnown(
  tx: Tx,
  tenantId: number,
  hash: Buffer,
  { mailbox, uidValidity, uid }: MailPlace,
): Promise<boolean> {
  const row = await tx
    .selectFrom('quote_mail')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where((eb) =>
      eb.or([
        eb('mail_hash', '=', hash),
        ...(uid === null
          ? []
          : [eb.and([eb('mailbox', '=', mailbox), eb('uid_validity', '=', uidValidity), eb('uid', '=', uid)])]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Addresses of the tenant itself: its company, its people, its mailbox. */
async function ownAddresses(tx: Tx, tenantId: number): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select email as address from app_user where tenant_id = ${tenantId} and is_tenant
    union select lower(email) from tenant_company where tenant_id = ${tenantId} and email <> ''
    union select lower(user_name) from mailbox where tenant_id = ${tenantId} and user_name like '%@%'
    order by 1`.execute(tx)
  return rows.map(({ address }) => address)
}

/** Null: the same mail was stored meanwhile. */
async function addMail(tx: Tx, mail: Insertable<QuoteMailTable>): Promise<number | null> {
  const row = await tx
    .insertInto('quote_mail')
    .values(mail)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

async function updateMail(tx: Tx, tenantId: number, id: number, change: Updateable<QuoteMailTable>): Promise<void> {
  await tx.updateTable('quote_mail').set(change).where('tenant_id', '=', tenantId).where('id', '=', id).execute()
}

/** Whether no mail of this address is skipped, because a person made a request of one that was. */
async function isRemembered(tx: Tx, tenantId: number, senderEmail: string): Promise<boolean> {
  const row = await tx
    .selectFrom('quote_sender_memory')
    .select('mail_id')
    .where('tenant_id', '=', tenantId)
    .where('sender_email', '=', senderEmail)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The same message that reached us another way: one id, one sender, the same words. An id alone is given twice by some
 * senders.
 */
async function twinOf(tx: Tx, tenantId: number, mailId: number): Promise<{ readonly requestId: number | null } | null> {
  const row = await tx
    .selectFrom('quote_mail as m')
    .innerJoin('quote_mail as t', (join) =>
      join
        .onRef('t.tenant_id', '=', 'm.tenant_id')
        .onRef('t.message_id', '=', 'm.message_id')
        .onRef('t.id', '<', 'm.id'),
    )
    .where('m.tenant_id', '=', tenantId)
    .where('t.tenant_id', '=', tenantId)
    .where('m.id', '=', mailId)
    .where(
      sql<boolean>`t.subject = m.subject and t.body_text = m.body_text and t.sender_email is not distinct from m.sender_email`,
    )
    .leftJoin('quote_request as r', (join) =>
      join.onRef('r.tenant_id', '=', 't.tenant_id').onRef('r.id', '=', 't.request_id').on('r.deleted_at', 'is', null),
    )
    .select('r.id as requestId')
    .orderBy('t.id')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** The request that a conversation belongs to: that of the latest mail among those it answers. */
async function threadOf(tx: Tx, tenantId: number, messageIds: readonly string[]): Promise<number | null> {
  if (messageIds.length === 0) return null
  const row = await tx
    .selectFrom('quote_mail as m')
    .innerJoin('quote_request as r', (join) =>
      join.onRef('r.tenant_id', '=', 'm.tenant_id').onRef('r.id', '=', 'm.request_id'),
    )
    .select('r.id')
    .where('m.tenant_id', '=', tenantId)
    .where('r.tenant_id', '=', tenantId)
    .where('m.message_id', 'in', messageIds)
    .where('r.deleted_at', 'is', null)
    .orderBy('m.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

async function addRequest(tx: Tx, request: Insertable<QuoteRequestTable>): Promise<number> {
  const row = await tx.insertInto('quote_request').values(request).returning('id').executeTakeFirstOrThrow()
  return row.id
}

/** Every change raises the version, so that whoever has it open hears of it. */
async function updateRequest(
  tx: Tx,
  tenantId: number,
  id: number,
  change: Updateable<QuoteRequestTable>,
): Promise<void> {
  await tx
    .updateTable('quote_request')
    .set({ ...change, json_version: sql<number>`json_version + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

/**
 * Holds the request until the transaction ends, so that a person who changes it and a mail that adds to it take turns.
 */
async function lockRequest(tx: Tx, tenantId: number, id: number) {
  return tx
    .selectFrom('quote_request')
    .select(['organization_id', 'sender_email', 'assignee_user_id', 'subject', 'status'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

async function linesOf(
  tx: Tx,
  tenantId: number,
  requestId: number,
): Promise<{ position: number; search_line: string; desired_quantity: string }[]> {
  return tx
    .selectFrom('quote_line')
    .select(['position', 'search_line', 'desired_quantity'])
    .where('tenant_id', '=', tenantId)
    .where('request_id', '=', requestId)
    .orderBy('position')
    .execute()
}

const inChunks = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / chunk) }, (_, index) => rows.slice(index * chunk, (index + 1) * chunk))

async function addLines(
  tx: Tx,
  lines: readonly Insertable<QuoteLineTable>[],
  matches: readonly Insertable<QuoteMatchTable>[],
): Promise<void> {
  for (const some of inChunks(lines)) await tx.insertInto('quote_line').values(some).execute()
  for (const some of inChunks(matches)) await tx.insertInto('quote_match').values(some).execute()
}

/** Ids by place in the mail. */
async function addAttachments(
  tx: Tx,
  files: readonly Insertable<QuoteAttachmentTable>[],
): Promise<ReadonlyMap<number, number>> {
  if (files.length === 0) return new Map()
  // A mail that is read again has had its files stored.
  const rows = await tx
    .insertInto('quote_attachment')
    .values(files)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'mail_id', 'position']).doUpdateSet({ bytes: (eb) => eb.ref('excluded.bytes') }),
    )
    .returning(['id', 'position'])
    .execute()
  return new Map(rows.map(({ id, position }) => [position, id]))
}

/** What was stored before now. */
async function lastMailId(tx: Tx, tenantId: number): Promise<number> {
  const row = await tx
    .selectFrom('quote_mail')
    .select(({ fn }) => fn.max('id').as('last'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  return row?.last ?? 0
}

/**
 * The next mail that could not be read yet, counted as tried once more beforehand: one that ends the process is not
 * tried for ever.
 */
async function takeFailed(
  tx: Tx,
  tenantId: number,
  { attempts, after, upTo }: { readonly attempts: number; readonly after: number; readonly upTo: number },
): Promise<FailedMail | null> {
  const due = tx
    .selectFrom('quote_mail')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('outcome', '=', 'failed')
    .where('attempts', '<', attempts)
    .where('id', '>', after)
    .where('id', '<=', upTo)
    .where('raw_key', 'is not', null)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
  const row = await tx
    .updateTable('quote_mail')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', due)
    .returning(['id', 'request_id', 'raw_key', 'received_on', 'mailbox', 'uid_validity', 'uid'])
    .executeTakeFirst()
  return row
    ? {
        id: row.id,
        requestId: row.request_id,
        rawKey: row.raw_key ?? '',
        receivedOn: row.received_on,
        mailbox: row.mailbox,
        uidValidity: row.uid_validity,
        uid: row.uid,
      }
    : null
}

/** SQL of mails that become requests. */
export const intakeRepository = {
  isKnown,
  ownAddresses,
  isRemembered,
  addMail,
  updateMail,
  twinOf,
  threadOf,
  addRequest,
  updateRequest,
  lockRequest,
  linesOf,
  addLines,
  addAttachments,
  lastMailId,
  takeFailed,
}
export type IntakeRepository = typeof intakeRepository
