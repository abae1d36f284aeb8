import type { Language, OfferMailKind, OfferMailText } from '@staffel/shared-api/contract'
import type { Tx } from '../../db/tenant-transaction.ts'

async function all(tx: Tx, tenantId: number): Promise<OfferMailText[]> {
  return tx
    .selectFrom('offer_mail_text')
    .select(['kind', 'language', 'subject', 'body'])
    .where('tenant_id', '=', tenantId)
    .execute()
}

async function one(
  tx: Tx,
  tenantId: number,
  kind: OfferMailKind,
  language: Language,
): Promise<OfferMailText | undefined> {
  return tx
    .selectFrom('offer_mail_text')
    .select(['kind', 'language', 'subject', 'body'])
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('language', '=', language)
    .executeTakeFirst()
}

async function put(tx: Tx, tenantId: number, { subject, body, ...key }: OfferMailText): Promise<void> {
  await tx
    .insertInto('offer_mail_text')
    .values({ tenant_id: tenantId, ...key, subject, body })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'kind', 'language']).doUpdateSet({ subject, body }))
    .execute()
}

async function remove(
  tx: Tx,
  tenantId: number,
  { kind, language }: Pick<OfferMailText, 'kind' | 'language'>,
): Promise<void> {
  await tx
    .deleteFrom('offer_mail_text')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('language', '=', language)
    .execute()
}

/** SQL of the wording of mails. */
export const mailTextsRepository = { all, one, put, remove }
export type MailTextsRepository = typeof mailTextsRepository
