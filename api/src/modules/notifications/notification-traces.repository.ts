import { sql } from 'kysely'
import type { Traces } from '../../http/module.ts'

/** What somebody was told of, by the bell and by mail, and what others were told of them. */
export const notificationTraces: Traces = {
  async find(tx, { tenantId, userId, names }) {
    const { rows } = await sql<{ notifications: number }>`
      select count(*)::int as notifications from notification where tenant_id = ${tenantId}
        and (user_id = ${userId}::bigint or detail ->> 'name' = any(${names}::text[]))`.execute(tx)
    return rows[0] ?? {}
  },

  async forget(tx, { tenantId, userId, email, names }) {
    await sql`
      delete from notification where tenant_id = ${tenantId}
        and (user_id = ${userId}::bigint or detail ->> 'name' = any(${names}::text[]))`.execute(tx)
    await sql`
      delete from notification_choice where tenant_id = ${tenantId} and user_id = ${userId}::bigint`.execute(tx)
    // Mails that went out, but for those with an offer, which are part of what was agreed.
    await sql`
      update outbox_mail m set recipients = '{}', cc = '{}', bcc = '{}', reply_to = null, subject = '', body_text = '',
        body_html = null, link = null, attachments = '[]'
      where m.tenant_id = ${tenantId} and m.status <> 'waiting' and ${email} = any(m.recipients || m.cc || m.bcc)
        and not exists (select from offer_mail o where o.tenant_id = m.tenant_id and o.mail_id = m.id)`.execute(tx)
    return []
  },
}
