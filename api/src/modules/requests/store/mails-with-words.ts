import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { countLimit } from '../../../db/sql/capped-count.ts'
import { holdsAll, searchWords } from '../../../db/sql/search-words.ts'
import type { TenantScope, Tx } from '../../../db/tenant-transaction.ts'

/** Functions of the database that find the ids of one tenant's rows by their trigrams, up to a number. */
type Finder = 'search_quote_requests' | 'search_skipped_mails'

/**
 * The text search as a condition on rows `r`. Inside a tenant the trigram index finds the ids; when it finds more than
 * anyone pages through, and for an Admin over all tenants, the words are compared while walking the rows.
 */
export async function mailsWithWords(
  tx: Tx,
  scope: TenantScope,
  finder: Finder,
  search: string | undefined,
): Promise<RawBuilder<SqlBool>> {
  const wanted = searchWords(search)
  if (!wanted) return sql<SqlBool>`true`
  const { longest, words } = wanted
  const compared = holdsAll(sql`r.search_text`, words)
  if (scope.tenantId === null) return compared
  const folded = sql`(select array_agg(fold_text(word)) from unnest(${words}::text[]) as word)`
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.id(finder)}(fold_text(${longest}), ${folded}, ${countLimit + 1})`.execute(tx)
  return rows.length > countLimit ? compared : sql<SqlBool>`r.id = any(${rows.map(({ id }) => id)}::bigint[])`
}
