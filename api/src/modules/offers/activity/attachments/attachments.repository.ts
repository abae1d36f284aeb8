import type { Insertable, Selectable } from 'kysely'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import type { OfferRow } from '../../store/offer.repository.ts'
import { isFor, type OfferAudience } from '../offer-audience.ts'
import type { OfferAttachmentTable } from '../../store/public-links.tables.ts'

export type AttachmentRow = Selectable<OfferAttachmentTable>

/** `audience`: the customer who asks; null: the seller's people, who see every file. */
async function find(
  tx: Tx,
  offer: OfferRow,
  attachmentId: number,
  audience: OfferAudience | null,
): Promise<AttachmentRow | undefined> {
  return filesOf(tx, offer, audience).where('id', '=', attachmentId).executeTakeFirst()
}

/** Oldest first. */
async function list(tx: Tx, offer: OfferRow, audience: OfferAudience | null): Promise<AttachmentRow[]> {
  return filesOf(tx, offer, audience).orderBy('id').execute()
}

function filesOf(tx: Tx, { tenant_id, id }: OfferRow, audience: OfferAudience | null) {
  const files = tx
    .selectFrom('offer_attachment')
    .selectAll()
    .where('tenant_id', '=', tenant_id)
    .where('offer_id', '=', id)
    .where('deleted_at', 'is', null)
  return audience === null
    ? files
    : files.where('visible_to', '=', 'customer').where(isFor('offer_attachment', audience))
}

async function count(tx: Tx, { tenant_id, id }: OfferRow): Promise<number> {
  const { n } = await tx
    .selectFrom('offer_attachment')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('tenant_id', '=', tenant_id)
    .where('offer_id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(n)
}

async function insert(tx: Tx, row: Insertable<OfferAttachmentTable>): Promise<AttachmentRow> {
  return tx.insertInto('offer_attachment').values(row).returningAll().executeTakeFirstOrThrow()
}

async function update(
  tx: Tx,
  { tenant_id, id }: AttachmentRow,
  change: Partial<Pick<AttachmentRow, 'visible_to' | 'deleted_at' | 'version' | 'organization_id'>>,
): Promise<AttachmentRow> {
  return tx
    .updateTable('offer_attachment')
    .set(change)
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Files that waited for a draft which is thrown away stay with the offer, among the seller's people. */
async function keepFromDraft(
  tx: Tx,
  { tenant_id, id, current_version, organization_id }: OfferRow,
  draft: number,
): Promise<void> {
  await tx
    .updateTable('offer_attachment')
    .set({ version: current_version, organization_id, visible_to: 'staff' })
    .where('tenant_id', '=', tenant_id)
    .where('offer_id', '=', id)
    .where('version', '=', draft)
    .execute()
}

/** SQL of the files that go with an offer. */
export const attachmentsRepository = { find, list, count, insert, update, keepFromDraft }
export type AttachmentsRepository = typeof attachmentsRepository
