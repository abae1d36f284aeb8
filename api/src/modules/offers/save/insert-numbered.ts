import { formatOfferNumber } from '@staffel/shared-api/rules'
import { sql } from 'kysely'
import { compiledOnce } from '../../../db/statements/compiled-once.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { OfferDependencies } from '../store/offer-dependencies.ts'
import type { OfferNumber, OfferSequence, OfferSettings } from '../store/offer-settings.repository.ts'

interface Numbering {
  readonly settings: OfferSettings
  readonly today: string
  /** Given out with something else already. */
  readonly sequence: OfferSequence | null
}

/**
 * Makes an offer under the tenant's next number that no offer has: there may be one with it, since the pattern can be
 * changed, and back. `insert` stores it and all that belongs to it; what it asked for under a number that an offer has
 * is undone, and asked for again under the next.
 */
export async function insertNumbered<Made>(
  tx: Tx,
  tenantId: number,
  { settings, today, sequence: given }: Numbering,
  insert: (number: OfferNumber) => Promise<Made>,
  dependencies: Pick<OfferDependencies, 'settings'>,
): Promise<Made> {
  let next = given ?? (await dependencies.settings.nextSequence(tx, tenantId, settings, today))
  for (;;) {
    const { id, sequence } = next
    const number = { id, offer_nr: formatOfferNumber(settings.numberPattern, sequence, today) }
    try {
      const [, made] = await Promise.all([savepoint(tx, {}), insert(number)])
      return made
    } catch (error) {
      if (!isTaken(error)) throw error
      await undo(tx, {})
      next = await dependencies.settings.nextSequence(tx, tenantId, settings, today)
    }
  }
}

/** The sequence is taken before it, and stays so. */
const savepoint = compiledOnce(() => sql`savepoint numbered`)
const undo = compiledOnce(() => sql`rollback to savepoint numbered`)

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'offer_number'
}
