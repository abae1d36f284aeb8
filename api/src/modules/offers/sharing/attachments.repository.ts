import type { Insertable, Selectable } from 'kysely'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { OfferRow } from '../offer.repository.ts'
import type { OfferAttachmentTable } from './sharing.tables.ts'

export type AttachmentRow = Selectable<OfferAttachmentTable>

async function find(tx: Tx, { tenant_id, id }: OfferRow, attachmentId: number): Promise<AttachmentRow | undefined> {
  return tx.selectFrom('offer_attachment').selectAll().where('tenant_id', '=', tenant_id).where('offer_id', '=', id).where('id', '=', attachmentId).where('deleted_at', 'is', null).executeTakeFirst()
}

/** Oldest first. `forCustomer`: only what both sides see. */
async function list(tx: Tx, { tenant_id, id }: OfferRow, { forCustomer }: { readonly forCustomer: boolean }): Promise<AttachmentRow[]> {
  return tx.selectFrom('offer_attachment').selectAll().where('tenant_id', '=', tenant_id).where('offer_id', '=', id).where('deleted_at', 'is', null)
    .$if(forCustomer, (all) => all.where('visible_to', '=', 'customer')).orderBy('id').execute()
}

async function count(tx: Tx, { tenant_id, id }: OfferRow): Promise<number> {
  const { n } = await tx.selectFrom('offer_attachment').select((eb) => eb.fn.countAll<number>().as('n')).where('tenant_id', '=', tenant_id).where('offer_id', '=', id)
    .where('deleted_at', 'is', null).executeTakeFirstOrThrow()
  return Number(n)
}

async function insert(tx: Tx, row: Insertable<OfferAttachmentTable>): Promise<AttachmentRow> {
  return tx.insertInto('offer_attachment').values(row).returningAll().executeTakeFirstOrThrow()
}

async function update(tx: Tx, { tenant_id, id }: AttachmentRow, change: Partial<Pick<AttachmentRow, 'visible_to' | 'deleted_at'>>): Promise<AttachmentRow> {
  return tx.updateTable('offer_attachment').set(change).where('tenant_id', '=', tenant_id).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** SQL of the files that go with an offer. */
export const attachmentsRepository = { find, list, count, insert, update }
export type AttachmentsRepository = typeof attachmentsRepository
