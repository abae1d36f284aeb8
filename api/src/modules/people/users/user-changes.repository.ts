import { sql } from 'kysely'
import type { UserFeature, UserUpdate } from '@staffel/shared-api/contract'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { roleIds } from '../role-ids.ts'

export interface Owner {
  readonly id: number
  readonly role_id: number
}

export type PersonChange = Omit<UserUpdate, 'rev'> & { readonly is_tenant: boolean }

export interface Block {
  readonly reason: string | null
  readonly bySeller: boolean
  readonly now: Date
}

/** What is changed of accounts, and of people whose invite is open. */
export const userChangesRepository = {
  /** Who runs the selling company and can sign in. Two who shut each other out at once wait for one another here. */
  async lockOwners(tx: Tx, tenantId: number): Promise<Owner[]> {
    return tx
      .selectFrom('app_user')
      .select(['id', 'role_id'])
      .where('tenant_id', '=', tenantId)
      .where('is_tenant', '=', true)
      .where('role_id', 'in', [roleIds.Manager, roleIds.Admin])
      .where('status', '=', 'active')
      .orderBy('id')
      .forUpdate()
      .execute()
  },

  /** The account with that address, as far as it says who may manage it. */
  accountOf: (tx: Tx, tenantId: number, email: string) =>
    tx
      .selectFrom('app_user')
      .select(['tenant_id', 'id', 'role_id', 'is_tenant'])
      .where('tenant_id', '=', tenantId)
      .where('email', '=', email)
      .executeTakeFirst(),

  /** The revision of a person, held for this transaction; null where nobody has that number. */
  async lockRev(tx: Tx, tenantId: number, id: number, from: 'app_user' | 'invite'): Promise<number | null> {
    const row = await tx
      .selectFrom(from)
      .select('rev')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    return row?.rev ?? null
  },

  /** Whoever is in stays in no longer: sessions that began up to this second are over. */
  async block(tx: Tx, tenantId: number, id: number, { reason, bySeller, now }: Block) {
    await tx
      .updateTable('app_user')
      .set((eb) => ({
        is_blocked: true,
        block_reason: reason,
        blocked_by_seller: bySeller,
        sessions_valid_after: sql<Date>`greatest(sessions_valid_after, date_trunc('second', ${now}::timestamptz))`,
        rev: eb('rev', '+', 1),
      }))
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
  },

  async unblock(tx: Tx, tenantId: number, id: number): Promise<void> {
    await tx
      .updateTable('app_user')
      .set((eb) => ({ is_blocked: false, block_reason: null, rev: eb('rev', '+', 1) }))
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
  },

  async setFeatures(tx: Tx, tenantId: number, id: number, features: UserFeature[]): Promise<void> {
    await tx
      .updateTable('app_user')
      .set((eb) => ({ features, rev: eb('rev', '+', 1) }))
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
  },

  async update(tx: Tx, tenantId: number, id: number, from: 'app_user' | 'invite', change: PersonChange): Promise<void> {
    await tx
      .updateTable(from)
      .set((eb) => ({ ...change, rev: eb('rev', '+', 1) }))
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
  },
}
export type UserChangesRepository = typeof userChangesRepository
