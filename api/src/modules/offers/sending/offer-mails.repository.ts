import type { OfferMail, OfferMailKind } from '@staffel/shared-api/contract'
import { sql } from 'kysely'
import { presentCustomer } from '../../../db/sql/present-customer.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { OfferRow } from '../store/offer.repository.ts'

/** Address and name of whom an offer goes to: the contact person first, then the organisation. */
async function recipient(
  tx: Tx,
  tenantId: number,
  organizationId: number,
): Promise<{ email: string | null; contact: string | null }> {
  const person = await tx
    .selectFrom('contact_person')
    .select(['name', 'email'])
    .where('tenant_id', '=', tenantId)
    .where('organization_id', '=', presentCustomer(tenantId, organizationId))
    .orderBy('is_primary', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const organization = await tx
    .selectFrom('organization')
    .select('email')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', presentCustomer(tenantId, organizationId))
    .executeTakeFirst()
  return { email: person?.email ?? organization?.email ?? null, contact: person?.name ?? null }
}

/** Who was sent a link to the present version that still works. */
async function linkedAddresses(tx: Tx, { tenant_id, id, current_version }: OfferRow): Promise<string[]> {
  const rows = await tx
    .selectFrom('offer_link')
    .select('email')
    .distinct()
    .where('tenant_id', '=', tenant_id)
    .where('offer_id', '=', id)
    .where('version', '=', current_version)
    .where('revoked_at', 'is', null)
    .where('email', 'is not', null)
    .orderBy('email')
    .execute()
  return rows.flatMap(({ email }) => email ?? [])
}

async function remember(
  tx: Tx,
  { tenant_id, id, current_version }: OfferRow,
  mailId: string,
  kind: OfferMailKind,
): Promise<void> {
  await tx
    .insertInto('offer_mail')
    .values({ tenant_id, offer_id: id, version: current_version, mail_id: mailId, kind })
    .execute()
}

async function list(tx: Tx, { tenant_id, id }: OfferRow): Promise<OfferMail[]> {
  const rows = await tx
    .selectFrom('offer_mail as m')
    .innerJoin('outbox_mail as o', 'o.id', 'm.mail_id')
    .select([
      'm.mail_id',
      'm.kind',
      'm.version',
      'o.recipients',
      'o.cc',
      'o.subject',
      'o.status',
      'o.attempts',
      'o.last_error',
      'o.created_at',
      'o.sent_at',
      'o.next_attempt_at',
    ])
    .where('m.tenant_id', '=', tenant_id)
    .where('o.tenant_id', '=', tenant_id)
    .where('m.offer_id', '=', id)
    .orderBy('o.created_at', 'desc')
    .orderBy('m.kind')
    .orderBy('o.id')
    .execute()
  return rows.map(({ mail_id, recipients, created_at, sent_at, next_attempt_at, ...mail }) => ({
    ...mail,
    message_id: mail_id,
    to: recipients,
    created_at: created_at.toISOString(),
    sent_at: sent_at?.toISOString() ?? null,
    next_attempt_at: mail.status === 'waiting' ? next_attempt_at.toISOString() : null,
  }))
}

/** Takes a mail up again, unless it has left already. */
async function retry(
  tx: Tx,
  { tenant_id, id }: OfferRow,
  mailId: string,
  now: Date,
): Promise<'retried' | 'sent' | 'unknown'> {
  const mail = await tx
    .selectFrom('offer_mail as m')
    .innerJoin('outbox_mail as o', 'o.id', 'm.mail_id')
    .select('o.status')
    .where('m.tenant_id', '=', tenant_id)
    .where('o.tenant_id', '=', tenant_id)
    .where('m.offer_id', '=', id)
    .where('m.mail_id', '=', mailId)
    .forUpdate('o')
    .executeTakeFirst()
  if (!mail) return 'unknown'
  if (mail.status === 'sent') return 'sent'
  await tx
    .updateTable('outbox_mail')
    .set({ status: 'waiting', attempts: 0, next_attempt_at: now })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', mailId)
    .execute()
  await tx
    .updateTable('offer_mail')
    .set({ failure_told_at: null })
    .where('tenant_id', '=', tenant_id)
    .where('mail_id', '=', mailId)
    .execute()
  return 'retried'
}

/**
 * Addresses that a mail about the offer may be meant for: those of its customer, and those it went to before; to who is
 * bound to an organisation of versions for that one alone.
 */
async function suggestions(
  tx: Tx,
  { tenant_id, id }: Pick<OfferRow, 'tenant_id' | 'id'>,
  { organizationId, bound }: { readonly organizationId: number | null; readonly bound: number | null },
): Promise<string[]> {
  const isOwn = sql`exists (select from offer_version as v where v.tenant_id = m.tenant_id and v.offer_id = m.offer_id
    and v.version = m.version and v.organization_id = ${bound})`
  const customer = presentCustomer(tenant_id, organizationId)
  const { rows } = await sql<{ email: string }>`
    select distinct lower(email) as email from (
      select email from contact_person where tenant_id = ${tenant_id} and organization_id = ${customer}
      union all select email from organization where tenant_id = ${tenant_id} and id = ${customer}
      union all select unnest(o.recipients || o.cc) from offer_mail as m
        join outbox_mail as o on o.id = m.mail_id and o.tenant_id = m.tenant_id
        where m.tenant_id = ${tenant_id} and m.offer_id = ${id} and ${bound === null ? sql`true` : isOwn}) as known
    where email is not null order by email limit 20`.execute(tx)
  return rows.map(({ email }) => email)
}

/** SQL of mails about offers. */
export const offerMailsRepository = { recipient, linkedAddresses, remember, list, retry, suggestions }
export type OfferMailsRepository = typeof offerMailsRepository
