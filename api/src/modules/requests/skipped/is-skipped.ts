import { sql, type SqlBool } from 'kysely'

/**
 * Of a mail `r`: skipped, and on no other screen. A request that somebody took up before its mail was found to ask for
 * nothing stays in its list.
 */
export const isSkipped = sql<SqlBool>`r.outcome = 'ignored' and not exists (select from quote_request q where q.tenant_id = r.tenant_id and q.id = r.request_id and q.deleted_at is null)`
