import { sql } from 'kysely'
import type { Traces } from '../../http/module.ts'

const isTo = (email: string) =>
  sql`exists (select from unnest(m.recipients || m.cc || m.bcc) a where lower(a) = ${email})`
/** Not those with an offer once they are out: they are part of what was agreed. */
const isOurs = sql`(m.status = 'waiting' or not exists (
  select from offer_mail o where o.tenant_id = m.tenant_id and o.mail_id = m.id))`

/** What somebody was told of, by the bell and by mail, and what others were told of them. */
export const notificationTraces: Traces = {
  async find(tx, { tenantId, userId, email, names }) {
    const { rows } = await sql<Record<'notifications' | 'sent_mails', number>>`
      select
        (select count(*)::int from notification where tenant_id = ${tenantId}
          and (user_id = ${userId}::bigint or detail ->> 'name' = any(${names}::text[]))) as notifications,
        (select count(*)::int from outbox_mail m where m.tenant_id = ${tenantId} and ${isTo(email)} and ${isOurs})
          as sent_mails`.execute(tx)
    return rows[0] ?? {}
  },

  async forget(tx, { tenantId, userId, email, names }) {
    await sql`
      delete from notification where tenant_id = ${tenantId}
        and (user_id = ${userId}::bigint or detail ->> 'name' = any(${names}::text[]))`.execute(tx)
    await sql`
      delete from notification_choice where tenant_id = ${tenantId} and user_id = ${userId}::bigint`.execute(tx)
    // What waits goes out to the others, if there are any.
    const without = (column: 'recipients' | 'cc' | 'bcc') =>
      sql`array(select a from unnest(m.${sql.ref(column)}) a where lower(a) <> ${email})`
    await sql`
      update outbox_mail m set recipients = ${without('recipients')}, cc = ${without('cc')}, bcc = ${without('bcc')}
      where m.tenant_id = ${tenantId} and m.status = 'waiting' and ${isTo(email)}
        and cardinality(${without('recipients')}) > 0`.execute(tx)
    await sql`
      update outbox_mail m set recipients = '{}', cc = '{}', bcc = '{}', reply_to = null, subject = '', body_text = '',
        body_html = null, link = null, attachments = '[]',
        status = case when m.status = 'waiting' then 'failed' else m.status end
      where m.tenant_id = ${tenantId} and ${isTo(email)} and ${isOurs}`.execute(tx)
    return []
  },
}
