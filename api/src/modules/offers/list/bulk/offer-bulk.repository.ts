import type { Language } from '@staffel/shared-api/contract'
import type { Selectable } from 'kysely'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import type { OfferRow } from '../../store/offer.repository.ts'
import type { OfferBundleTable } from '../../store/offers.tables.ts'

export interface NewOwner {
  readonly id: number
  readonly name: string
}

/** One of the seller's people who can sign in. */
async function colleague(tx: Tx, tenantId: number, userId: number): Promise<NewOwner | null> {
  const row = await tx
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .where('is_tenant', '=', true)
    .where('is_blocked', '=', false)
    .executeTakeFirst()
  return row ? { id: row.id, name: `${row.first_name} ${row.last_name}`.trim() || row.email } : null
}

/** The document is what it was, so `rev` stays. */
async function assign(tx: Tx, { tenant_id, id }: OfferRow, owner: NewOwner): Promise<void> {
  await tx
    .updateTable('offer')
    .set({ owner_user_id: owner.id, owner_name: owner.name })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute()
}

interface NewBundle {
  readonly tenantId: number
  readonly userId: number
  readonly offerIds: readonly number[]
  readonly language: Language | null
  readonly expiresAt: Date
}

/** Makes a bundle, and clears away those that are over. */
async function insertBundle(
  tx: Tx,
  { tenantId, userId, offerIds, language, expiresAt }: NewBundle,
  now: Date,
): Promise<string> {
  await tx.deleteFrom('offer_bundle').where('tenant_id', '=', tenantId).where('expires_at', '<', now).execute()
  const row = { tenant_id: tenantId, user_id: userId, offer_ids: [...offerIds], language, expires_at: expiresAt }
  return (await tx.insertInto('offer_bundle').values(row).returning('id').executeTakeFirstOrThrow()).id
}

function bundle(
  tx: Tx,
  { tenantId, userId }: Pick<NewBundle, 'tenantId' | 'userId'>,
  id: string,
  now: Date,
): Promise<Selectable<OfferBundleTable> | undefined> {
  return tx
    .selectFrom('offer_bundle')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** SQL of what is done with many offers at once. */
export const offerBulkRepository = { colleague, assign, insertBundle, bundle }
export type OfferBulkRepository = typeof offerBulkRepository
