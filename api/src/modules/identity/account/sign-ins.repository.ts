import { sql } from 'kysely'
import { inScope, type TenantScope, type Tx } from '../../../db/tenant-transaction.ts'

export interface SignInAccount {
  readonly tenant_id: number
  readonly id: number
  readonly uid: string | null
  readonly login_provider: string | null
  readonly last_sign_in_at: Date | null
}

/** How people sign in, and were refused to. */
export const signInsRepository = {
  /** The account, held for this transaction. */
  async find(tx: Tx, scope: TenantScope, id: number): Promise<SignInAccount | null> {
    const row = await tx
      .selectFrom('app_user')
      .select(['tenant_id', 'id', 'uid', 'login_provider', 'last_sign_in_at'])
      .where(inScope(scope, 'app_user.tenant_id'))
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    return row ?? null
  },

  async refused(tx: Tx, { tenant_id, id }: SignInAccount) {
    return tx
      .selectFrom('refused_sign_in')
      .select(['uid', 'provider', 'refused_at'])
      .where('tenant_id', '=', tenant_id)
      .where('user_id', '=', id)
      .orderBy('refused_at', 'desc')
      .limit(20)
      .execute()
  },

  async isTaken(tx: Tx, uid: string): Promise<boolean> {
    const row = await tx.selectFrom('app_user').select('id').where('uid', '=', uid).executeTakeFirst()
    return row !== undefined
  },

  /** The account is the new sign-in's from here on; what the old one had open is over. */
  async move(tx: Tx, { tenant_id, id }: SignInAccount, to: { uid: string; provider: string | null }, now: Date) {
    await tx
      .updateTable('app_user')
      .set((eb) => ({
        uid: to.uid,
        login_provider: to.provider,
        sessions_valid_after: validAfter(now),
        rev: eb('rev', '+', 1),
      }))
      .where('tenant_id', '=', tenant_id)
      .where('id', '=', id)
      .execute()
    await tx.deleteFrom('refused_sign_in').where('tenant_id', '=', tenant_id).where('user_id', '=', id).execute()
  },

  /** Whoever is signed in has to do so anew. */
  async endSessions(tx: Tx, { tenant_id, id }: SignInAccount, now: Date) {
    await tx
      .updateTable('app_user')
      .set({ sessions_valid_after: validAfter(now) })
      .where('tenant_id', '=', tenant_id)
      .where('id', '=', id)
      .execute()
  },
}

function validAfter(now: Date) {
  return sql<Date>`greatest(sessions_valid_after, date_trunc('second', ${now}::timestamptz))`
}

export type SignInsRepository = typeof signInsRepository
