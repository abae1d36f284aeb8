import { sql } from 'kysely'
import type { Traces } from '../../../http/module.ts'

/** Papers that were sent out, what was signed and what was said of them stay; drafts and views are somebody's own. */
export const offerTraces: Traces = {
  async find(tx, { tenantId, email, userId }) {
    const { rows } = await sql<Record<'drafts' | 'views' | 'issued_offers' | 'signatures' | 'comments', number>>`
      select
        (select count(*)::int from offer
          where tenant_id = ${tenantId} and owner_user_id = ${userId}::bigint and issued_at is null
            and (owner_name is not null or created_by_name <> '')) as drafts,
        (select count(*)::int from saved_view where tenant_id = ${tenantId} and user_id = ${userId}::bigint and not shared)
          as views,
        (select count(*)::int from offer o where o.tenant_id = ${tenantId} and o.issued_at is not null
          and (o.owner_user_id = ${userId}::bigint or o.id in
            (select l.offer_id from offer_link l where l.tenant_id = ${tenantId} and lower(l.email) = ${email})))
          as issued_offers,
        (select count(*)::int from offer_signature where tenant_id = ${tenantId} and lower(email) = ${email}) as signatures,
        (select count(*)::int from offer_comment where tenant_id = ${tenantId} and author_user_id = ${userId}::bigint)
          as comments`.execute(tx)
    return rows[0] ?? {}
  },

  async forget(tx, { tenantId, userId }) {
    if (userId === null) return []
    await sql`
      update offer_version v set last_modified_by = '' from offer o
      where o.tenant_id = ${tenantId} and o.owner_user_id = ${userId} and o.issued_at is null
        and v.tenant_id = o.tenant_id and v.offer_id = o.id and v.last_modified_by = o.owner_name`.execute(tx)
    await sql`
      update offer set owner_name = null,
        created_by_name = case when created_by_name = owner_name then '' else created_by_name end
      where tenant_id = ${tenantId} and owner_user_id = ${userId} and issued_at is null`.execute(tx)
    await sql`
      delete from saved_view where tenant_id = ${tenantId} and user_id = ${userId} and not shared`.execute(tx)
    await sql`
      update saved_view set owner_name = '' where tenant_id = ${tenantId} and user_id = ${userId}`.execute(tx)
    return []
  },
}
