import { sql } from 'kysely'
import type { TracedPerson, Traces } from '../../../http/module.ts'

type Account = Pick<TracedPerson, 'tenantId' | 'userId'>

/**
 * What was not issued and says the name of an account. Names stand in it as text, which two people may share: those
 * count by which the log says that the account did something with that very offer, or by which it is the owner.
 */
const named = ({ tenantId, userId }: Account) => sql`
  called as materialized (
    select case when entity_id ~ '^[0-9]+$' then entity_id::bigint end as offer_id, actor_name as name from activity
    where tenant_id = ${tenantId} and actor_user_id = ${userId}::bigint and entity = 'offer' and actor_name <> ''
    union
    select id, owner_name from offer
    where tenant_id = ${tenantId} and owner_user_id = ${userId}::bigint and owner_name <> ''
  ), named_versions as (
    select v.offer_id, v.version from called c
    join offer_version v on v.tenant_id = ${tenantId} and v.offer_id = c.offer_id and v.issued_at is null
    where v.last_modified_by = c.name
  ), named_drafts as (
    select o.id, o.is_owner, o.is_maker from (
      select o.id, o.owner_name is not null and o.owner_user_id = ${userId}::bigint as is_owner,
        o.created_by_name <> '' and (v.created_by = ${userId}::bigint or exists (select from called c
          where c.offer_id = o.id and c.name = o.created_by_name and o.owner_user_id = ${userId}::bigint)) as is_maker
      from offer o left join offer_version v on v.tenant_id = o.tenant_id and v.offer_id = o.id and v.version = 1
      where o.tenant_id = ${tenantId} and o.issued_at is null and o.id in (select offer_id from called)
    ) o where o.is_owner or o.is_maker
  )`

/** Papers that were sent out, what was signed and what was said of them stay; drafts and views are somebody's own. */
export const offerTraces: Traces = {
  async find(tx, { tenantId, email, userId }) {
    const { rows } = await sql<Record<'drafts' | 'views' | 'issued_offers' | 'signatures' | 'comments', number>>`
      with ${named({ tenantId, userId })}
      select
        (select count(*)::int from (select id from named_drafts union select offer_id from named_versions) d) as drafts,
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
    const theirs = named({ tenantId, userId })
    for (const word of ['asked', 'decided'])
      await sql`
        with ${theirs} update offer_version v set approval = jsonb_set(v.approval, array[${word}, 'name'], '""')
        where v.tenant_id = ${tenantId} and v.offer_id in (select offer_id from called) and v.issued_at is null
          and v.approval -> ${word} ->> 'by' = ${String(userId)}`.execute(tx)
    await sql`
      with ${theirs} update offer_attachment a set created_by_name = null from called c, offer o
      where a.tenant_id = ${tenantId} and a.offer_id = c.offer_id and a.created_by_name = c.name
        and o.tenant_id = a.tenant_id and o.id = a.offer_id and o.issued_at is null`.execute(tx)
    await sql`
      with ${theirs} update offer_version v set last_modified_by = '' from named_versions n
      where v.tenant_id = ${tenantId} and v.offer_id = n.offer_id and v.version = n.version`.execute(tx)
    await sql`
      with ${theirs} update offer o set owner_name = case when n.is_owner then null else o.owner_name end,
        created_by_name = case when n.is_maker then '' else o.created_by_name end
      from named_drafts n where o.tenant_id = ${tenantId} and o.id = n.id`.execute(tx)
    await sql`
      delete from saved_view where tenant_id = ${tenantId} and user_id = ${userId} and not shared`.execute(tx)
    await sql`
      update saved_view set owner_name = '' where tenant_id = ${tenantId} and user_id = ${userId}`.execute(tx)
    return []
  },
}
