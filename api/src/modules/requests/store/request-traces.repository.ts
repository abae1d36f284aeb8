import { sql } from 'kysely'
import type { Traces } from '../../../http/module.ts'

/** What somebody wrote to the seller. The lines that were read from it stay: they name products. */
export const requestTraces: Traces = {
  async names(tx, { tenantId, email }) {
    const { rows } = await sql<{ name: string }>`
      select distinct sender as name from quote_request where tenant_id = ${tenantId} and sender_email = ${email}
    `.execute(tx)
    return rows.map(({ name }) => name)
  },

  async find(tx, { tenantId, email }) {
    const { rows } = await sql<{ requests: number; mails: number }>`
      select
        (select count(*)::int from quote_request where tenant_id = ${tenantId} and sender_email = ${email}) as requests,
        (select count(*)::int from quote_mail
          where tenant_id = ${tenantId} and ${email} in (lower(sender_email), lower(forwarded_by))) as mails`.execute(
      tx,
    )
    return rows[0] ?? {}
  },

  async forget(tx, { tenantId, email }) {
    const { rows: mails } = await sql<{ id: number; raw_key: string | null }>`
      select id, raw_key from quote_mail
      where tenant_id = ${tenantId} and ${email} in (lower(sender_email), lower(forwarded_by)) for update`.execute(tx)
    const ids = mails.map(({ id }) => id)
    const { rows: files } = await sql<{ storage_key: string }>`
      delete from quote_attachment where tenant_id = ${tenantId} and mail_id = any(${ids}::bigint[]) returning storage_key
    `.execute(tx)
    await sql`
      update quote_mail set sender = '', sender_email = null, forwarded_by = null, subject = '', body_text = '',
        body_html = null, raw_key = null
      where tenant_id = ${tenantId} and id = any(${ids}::bigint[])`.execute(tx)
    await sql`
      update quote_line set source_mail_id = null, source_attachment_id = null, source_start = null, source_end = null
      where tenant_id = ${tenantId} and source_mail_id = any(${ids}::bigint[])`.execute(tx)
    await sql`
      update quote_request set sender = '', sender_email = null, subject = '', email_body = ''
      where tenant_id = ${tenantId} and sender_email = ${email}`.execute(tx)
    await sql`delete from quote_line_memory where tenant_id = ${tenantId} and sender_email = ${email}`.execute(tx)
    await sql`delete from quote_sender_memory where tenant_id = ${tenantId} and sender_email = ${email}`.execute(tx)
    await sql`delete from quote_sender where tenant_id = ${tenantId} and address = ${email}`.execute(tx)
    return [...files.map(({ storage_key }) => storage_key), ...mails.flatMap(({ raw_key }) => raw_key ?? [])]
  },
}
