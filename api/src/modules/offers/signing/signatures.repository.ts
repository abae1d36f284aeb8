import type { Insertable, Selectable } from 'kysely'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { OfferRow } from '../store/offer.repository.ts'
import type { OfferSignatureTable } from '../store/public-links.tables.ts'

export type SignatureRow = Selectable<OfferSignatureTable>

async function insert(tx: Tx, signature: Insertable<OfferSignatureTable>): Promise<void> {
  await tx.insertInto('offer_signature').values(signature).execute()
}

/** The signed copy of the version that was accepted. */
async function find(tx: Tx, { tenant_id, id }: OfferRow, version: number): Promise<SignatureRow | undefined> {
  return tx
    .selectFrom('offer_signature')
    .selectAll()
    .where('tenant_id', '=', tenant_id)
    .where('offer_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
}

async function isRequired(tx: Tx, tenantId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('offer_settings')
    .select('signature_required')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  return row?.signature_required ?? true
}

/** A prospect becomes a customer with its first accepted offer. */
async function activateCustomer(tx: Tx, tenantId: number, organizationId: number): Promise<void> {
  await tx
    .updateTable('organization')
    .set({ status: 'active' })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', organizationId)
    .where('status', '=', 'prospect')
    .execute()
}

/** SQL of signatures. */
export const signaturesRepository = { insert, find, isRequired, activateCustomer }
export type SignaturesRepository = typeof signaturesRepository
