import type { TenantScope, Tx } from '../../../db/tenant-transaction.ts'
import type { RequestsRepository, StoredLine, StoredMatch } from '../store/requests.repository.ts'

/** Requests with what they ask for and what was found for it. */
export async function withLines<Row extends { readonly id: number }>(
  tx: Tx,
  scope: TenantScope,
  rows: readonly Row[],
  requests: Pick<RequestsRepository, 'lines' | 'matches'>,
): Promise<{ row: Row; lines: readonly StoredLine[]; matches: readonly StoredMatch[] }[]> {
  const ids = rows.map(({ id }) => id)
  const [lines, matches] = await Promise.all([requests.lines(tx, scope, ids), requests.matches(tx, scope, ids)])
  const linesOf = Map.groupBy(lines, ({ request_id }) => request_id)
  const matchesOf = Map.groupBy(matches, ({ request_id }) => request_id)
  return rows.map((row) => ({ row, lines: linesOf.get(row.id) ?? [], matches: matchesOf.get(row.id) ?? [] }))
}
