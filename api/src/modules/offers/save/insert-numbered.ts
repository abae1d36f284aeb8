import { sql } from 'kysely'
import { compiledOnce } from '../../../db/statements/compiled-once.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { OfferDependencies } from '../store/offer-dependencies.ts'
import type { OfferNumber, OfferSettings } from '../store/offer-settings.repository.ts'

/**
 * Makes an offer under the tenant's next number that no offer has. `insert` stores it and all that belongs to it; what
 * it asked for under a number that an offer has is undone, and asked for again under the next.
 */
export async function insertNumbered<Made>(
  tx: Tx,
  tenantId: number,
  { settings, today }: { readonly settings: OfferSettings; readonly today: string },
  insert: (number: OfferNumber) => Promise<Made>,
  dependencies: Pick<OfferDependencies, 'settings'>,
): Promise<Made> {
  for (;;) {
    const [number] = await Promise.all([
      dependencies.settings.nextOfferNumber(tx, tenantId, settings, today),
      savepoint(tx, {}),
    ])
    try {
      return await insert(number)
    } catch (error) {
      if (!isTaken(error)) throw error
      await undo(tx, {})
    }
  }
}

/** The next number is taken before it, and stays so. */
const savepoint = compiledOnce(() => sql`savepoint numbered`)
const undo = compiledOnce(() => sql`rollback to savepoint numbered`)

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'offer_number'
}
