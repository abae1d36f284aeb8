import { sql } from 'kysely'
import type { Traces } from '../../../http/module.ts'

/** An account, its sessions, and what the log says of who had it. */
export const accountTraces: Traces = {
  async names(tx, { tenantId, userId }) {
    if (userId === null) return []
    const { rows } = await sql<{ name: string }>`
      select trim(first_name || ' ' || last_name) as name from app_user where tenant_id = ${tenantId} and id = ${userId}
    `.execute(tx)
    return rows.map(({ name }) => name)
  },

  async find(tx, { tenantId, userId }) {
    if (userId === null) return {}
    const { rows } = await sql<{ log: number }>`
      select count(*)::int as log from activity
      where tenant_id = ${tenantId} and actor_user_id = ${userId} and actor_name is not null`.execute(tx)
    return { account: 1, log: rows[0]?.log ?? 0 }
  },

  /** Its number stays, with nothing of the person; whoever is in is out at the next call. */
  async forget(tx, { tenantId, userId, email, names, now }) {
    await sql`select forget_in_log(${userId}::bigint, ${[email, ...names]}::text[])`.execute(tx)
    if (userId === null) return []
    const account = { tenant_id: tenantId, id: userId }
    const { picture_name } = await tx
      .selectFrom('app_user')
      .select('picture_name')
      .where((eb) => eb.and(account))
      .forUpdate()
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('app_user')
      .set((eb) => ({
        ...{ uid: null, first_name: '', last_name: '', phone: null, photo_url: null, picture_name: null },
        ...{ login_provider: null, block_reason: null, is_blocked: true, blocked_by_seller: true },
        // No mail reaches it, and each is the only one of its kind.
        email: `erased-${userId}@erased.invalid`,
        erased_at: now,
        rev: eb('rev', '+', 1),
      }))
      .where((eb) => eb.and(account))
      .execute()
    const theirs = { tenant_id: tenantId, user_id: userId }
    await tx
      .updateTable('user_session')
      .set((eb) => ({ device: null, ended_at: eb.fn.coalesce('ended_at', eb.val(now)) }))
      .where((eb) => eb.and(theirs))
      .execute()
    await tx
      .deleteFrom('refused_sign_in')
      .where((eb) => eb.and(theirs))
      .execute()
    return picture_name === null ? [] : [picture_name]
  },
}
