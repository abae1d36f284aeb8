import { AsyncLocalStorage } from 'node:async_hooks'
import { CompiledQuery, type DatabaseConnection } from 'kysely'

/** The number of changes to a tenant's accounts with which a caller was known. */
export interface KnownAccounts {
  readonly tenantId: number
  readonly changes: number
}

interface Presumption extends KnownAccounts {
  isConfirmed: boolean
}

const presumed = new AsyncLocalStorage<Presumption>()

/**
 * Work for a caller who was known before. The first transaction that it opens, whatever that is for, asks first whether
 * accounts are what they were, and is refused as a whole when they are not. Null: nothing was confirmed, so nothing is
 * done, and what came of it says nothing.
 */
export async function presuming<T>(accounts: KnownAccounts, work: () => Promise<T>): Promise<{ answer: T } | null> {
  const presumption: Presumption = { ...accounts, isConfirmed: false }
  try {
    const answer = await presumed.run(presumption, work)
    return presumption.isConfirmed ? { answer } : null
  } catch (error) {
    if (presumption.isConfirmed) throw error
    return null
  }
}

/** Leaves with what a transaction asks for first, and is refused with it. */
export async function confirm(connection: DatabaseConnection): Promise<void> {
  const presumption = presumed.getStore()
  if (!presumption || presumption.isConfirmed) return
  const { tenantId, changes } = presumption
  await connection.executeQuery(CompiledQuery.raw('select confirm_accounts($1, $2)', [tenantId, changes]))
  presumption.isConfirmed = true
}
