import { keepNewest } from '../system/keep-newest.ts'
import { confirmedIn } from './presumed.ts'
import type { Tx } from './tenant-transaction.ts'

/** Tenants whose people work at the same time. */
const mostTenants = 1_000

type OfTenant<Answer> = (tx: Tx, tenantId: number) => Promise<Answer>

/**
 * What `read` answered of a tenant last, for as long as the number that confirms who calls (`account_changes`) stays
 * the same: for tables whose changes are counted in it. A transaction that confirms nothing reads, and so has who
 * changes those tables in the same transaction. One for each database. Answers are shared: nobody changes one.
 */
export function rememberedOfTenant<Answer>(read: OfTenant<Answer>): OfTenant<Answer> {
  const remembered = new Map<number, { readonly changes: number; readonly answer: Answer }>()
  return async (tx, tenantId) => {
    const confirmed = confirmedIn(tx)
    if (confirmed?.tenantId !== tenantId) return read(tx, tenantId)
    const known = remembered.get(tenantId)
    if (known?.changes === confirmed.changes) return known.answer
    // The number comes first: a change between the two is counted, and found by the next transaction.
    const answer = await read(tx, tenantId)
    keepNewest(remembered, tenantId, { changes: confirmed.changes, answer }, mostTenants)
    return answer
  }
}
