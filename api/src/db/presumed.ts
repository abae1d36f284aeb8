import { AsyncLocalStorage } from 'node:async_hooks'
import { CompiledQuery, type DatabaseConnection } from 'kysely'

/** The number of changes to a tenant's accounts with which a caller was known. */
export interface KnownAccounts {
  readonly tenantId: number
  readonly changes: number
}

export interface Presumption extends KnownAccounts {
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

/** Who calls, where the next transaction has to confirm it. */
export function unconfirmed(): Presumption | null {
  const presumption = presumed.getStore()
  return presumption && !presumption.isConfirmed ? presumption : null
}

/** Transactions that confirm who calls. One that comes after it in the same call does not. */
const confirmers = new WeakMap<object, KnownAccounts>()

/** With which number the transaction confirms who calls, or null: nothing that goes by the number holds in it. */
export function confirmedIn(tx: object): KnownAccounts | null {
  return confirmers.get(tx) ?? null
}

/**
 * Leaves with what a transaction asks for first, and is refused with it. One statement with that by which the
 * transaction opens, since every statement costs the database more than this one does.
 */
export async function confirm(
  tx: object,
  connection: DatabaseConnection,
  { sql, parameters }: CompiledQuery,
  presumption: Presumption,
): Promise<void> {
  confirmers.set(tx, presumption)
  const { tenantId, changes } = presumption
  const next = parameters.length + 1
  const confirming = `${sql}, confirm_caller($${next}, $${next + 1})`
  await connection.executeQuery(CompiledQuery.raw(confirming, [...parameters, tenantId, changes]))
  presumption.isConfirmed = true
}
