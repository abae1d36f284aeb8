import { sql, type Selectable, type SqlBool, type Updateable } from 'kysely'
import type { QuoteCustomer } from '@staffel/shared-api/contract'
import { inScope, type TenantScope, type Tx } from '../../../db/tenant-transaction.ts'
import { requestsWithOffer, type StoredOfferOfRequest } from '../store/offer-of-request.ts'
import { requestColumns, type StoredRequest } from '../store/request-columns.ts'
import type { QuoteAttachmentTable, QuoteMailTable, QuoteRequestTable } from '../store/requests.tables.ts'

/** A request's number or UUID. */
export type RequestKey = string

export type RequestRow = StoredRequest &
  StoredOfferOfRequest &
  Pick<Selectable<QuoteRequestTable>, 'decline_reason' | 'deleted_at'> & { readonly offer_uuid: string | null }

export type MailRow = Pick<
  Selectable<QuoteMailTable>,
  'id' | 'sender' | 'forwarded_by' | 'subject' | 'received_on' | 'body_text'
> & { readonly has_html: boolean }
export type AttachmentRow = Selectable<QuoteAttachmentTable>

/** Whose request it is within its tenant. */
export interface RequestId {
  readonly tenant_id: number
  readonly id: number
}

/** More likely customers than this help nobody. */
const mostCandidates = 5

function byKey(key: RequestKey) {
  return /^\d+$/.test(key) ? sql<SqlBool>`r.id = ${Number(key)}` : sql<SqlBool>`r.external_id = ${key}`
}

async function tenantOf(tx: Tx, scope: TenantScope, key: RequestKey): Promise<number | null> {
  const row = await tx
    .selectFrom('quote_request as r')
    .select('r.tenant_id')
    .where(inScope(scope, 'r.tenant_id'))
    .where(byKey(key))
    .executeTakeFirst()
  return row?.tenant_id ?? null
}

/** Deleted ones too: the caller says whether they count. */
function one(tx: Tx, tenantId: number, key: RequestKey) {
  return requestsWithOffer(tx)
    .select(requestColumns)
    .select(['r.decline_reason', 'r.deleted_at', 'o.external_id as offer_uuid'])
    .where('r.tenant_id', '=', tenantId)
    .where(byKey(key))
}

function find(tx: Tx, tenantId: number, key: RequestKey): Promise<RequestRow | undefined> {
  return one(tx, tenantId, key).executeTakeFirst()
}

/** The same, held until the transaction ends: a second writer waits, and then sees what the first one wrote. */
async function lock(tx: Tx, tenantId: number, key: RequestKey): Promise<RequestRow | undefined> {
  await tx
    .selectFrom('quote_request as r')
    .select('r.id')
    .where('r.tenant_id', '=', tenantId)
    .where(byKey(key))
    .forUpdate()
    .execute()
  return find(tx, tenantId, key)
}

async function update(tx: Tx, { tenant_id, id }: RequestId, change: Updateable<QuoteRequestTable>): Promise<void> {
  await tx
    .updateTable('quote_request')
    .set({ ...change, json_version: sql<number>`json_version + 1` })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute()
}

/** Oldest first. */
function mails(tx: Tx, { tenant_id, id }: RequestId): Promise<MailRow[]> {
  return tx
    .selectFrom('quote_mail')
    .select(['id', 'sender', 'forwarded_by', 'subject', 'received_on', 'body_text'])
    .select(sql<boolean>`body_html is not null`.as('has_html'))
    .where('tenant_id', '=', tenant_id)
    .where('request_id', '=', id)
    .orderBy('received_on')
    .orderBy('id')
    .execute()
}

async function mailHtml(tx: Tx, { tenant_id, id }: RequestId, mailId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('quote_mail')
    .select('body_html')
    .where('tenant_id', '=', tenant_id)
    .where('request_id', '=', id)
    .where('id', '=', mailId)
    .executeTakeFirst()
  return row?.body_html ?? null
}

function attachments(tx: Tx, { tenant_id, id }: RequestId): Promise<AttachmentRow[]> {
  const mailIds = tx
    .selectFrom('quote_mail')
    .select('id')
    .where('tenant_id', '=', tenant_id)
    .where('request_id', '=', id)
  return tx
    .selectFrom('quote_attachment')
    .selectAll()
    .where('tenant_id', '=', tenant_id)
    .where('mail_id', 'in', mailIds)
    .orderBy('mail_id')
    .orderBy('position')
    .execute()
}

/** Best first; empty for a sender without an address. `domain`: null where it says nothing about a company. */
async function customersByMail(tx: Tx, address: string | null, domain: string | null): Promise<QuoteCustomer[]> {
  if (!address) return []
  const found =
    await sql<QuoteCustomer>`select organization_id, name, reason from customers_by_mail(${address.toLowerCase()}, ${domain}, ${mostCandidates})`.execute(
      tx,
    )
  return found.rows
}

/** The same for several addresses in small letters; what their domains say is left out. */
async function knownSenders(
  tx: Tx,
  addresses: readonly string[],
): Promise<(QuoteCustomer & { readonly address: string })[]> {
  if (addresses.length === 0) return []
  const found = await sql<QuoteCustomer & { readonly address: string }>`
    select asked.address, known.organization_id, known.name, known.reason from unnest(${addresses}::text[]) as asked (address) cross join lateral customers_by_mail(asked.address, null, ${mostCandidates}) as known`.execute(
    tx,
  )
  return found.rows
}

async function organizationExists(tx: Tx, tenantId: number, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('organization')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The customer whose requests an address sends, because somebody said so; one that was deleted is forgotten. */
async function rememberedCustomer(
  tx: Tx,
  tenantId: number,
  address: string,
): Promise<{ id: number; name: string } | null> {
  const row = await tx
    .selectFrom('quote_sender as s')
    .innerJoin('organization as o', (join) =>
      join.onRef('o.tenant_id', '=', 's.tenant_id').onRef('o.id', '=', 's.organization_id'),
    )
    .select(['o.id', 'o.name'])
    .where('s.tenant_id', '=', tenantId)
    .where('s.address', '=', address.toLowerCase())
    .where('o.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Null forgets whose requests the address sends. */
async function rememberSender(
  tx: Tx,
  tenantId: number,
  address: string,
  said: { readonly organizationId: number; readonly by: number; readonly at: Date } | null,
): Promise<void> {
  const key = { tenant_id: tenantId, address: address.toLowerCase() }
  if (said === null) {
    await tx
      .deleteFrom('quote_sender')
      .where((eb) => eb.and(key))
      .execute()
    return
  }
  const values = { organization_id: said.organizationId, said_by: said.by, said_at: said.at }
  await tx
    .insertInto('quote_sender')
    .values({ ...key, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'address']).doUpdateSet(values))
    .execute()
}

/** Says of lines that they went into an offer. */
async function putInOffer(
  tx: Tx,
  { tenant_id, id }: RequestId,
  positions: readonly number[],
  offerId: number,
): Promise<void> {
  if (positions.length === 0) return
  await tx
    .updateTable('quote_line')
    .set({ offer_id: offerId })
    .where('tenant_id', '=', tenant_id)
    .where('request_id', '=', id)
    .where('position', 'in', [...positions])
    .execute()
}

/** SQL of one request as a clerk works on it. */
export const handlingRepository = {
  tenantOf,
  find,
  lock,
  update,
  mails,
  mailHtml,
  attachments,
  customersByMail,
  knownSenders,
  organizationExists,
  rememberedCustomer,
  rememberSender,
  putInOffer,
}
export type HandlingRepository = typeof handlingRepository
