import type { OfferBulkResult } from '@staffel/shared-api/contract'
import type { Db } from '../../../../db/database.types.ts'
import { firstAnswer, once, takeKey, wasTaken } from '../../../../http/idempotency/once.ts'
import { asTenant } from '../../../../db/tenant-transaction.ts'
import type { Caller } from '../../../../http/caller.ts'
import type { Idempotency } from '../../../../http/idempotency/idempotency.ts'
import type { BeforeStep } from '../../document/offer-access.ts'

class DoneBefore extends Error {}

/**
 * One offer's part of a repeatable bulk call. The offers have transactions of their own, so each has its own part of
 * the caller's key.
 */
export function bulkStep(db: Db, caller: Caller, idempotency: Idempotency, offerId: number) {
  const own = { ...idempotency, key: `${idempotency.key}:${offerId}` }
  const before: BeforeStep = async (tx, tenantId) => {
    if (!(await takeKey(tx, { tenantId, userId: caller.userId }, own))) throw new DoneBefore()
  }
  return {
    /** Keeps the step from being taken a second time, later or at the same moment. */
    before,
    /** Whether it was taken, in whichever tenant the offer is. */
    isDone: (): Promise<boolean> => asTenant(db, caller.scope, (tx) => wasTaken(tx, caller.scope, caller.userId, own)),
  }
}

/** The answer to the whole is kept behind the offers' own transactions: a repetition gets it, and does nothing. */
export async function bulkAnswer(
  db: Db,
  caller: Caller,
  idempotency: Idempotency | null,
): Promise<OfferBulkResult | null> {
  return (
    idempotency &&
    asTenant(db, { tenantId: caller.tenantId }, (tx) => firstAnswer<OfferBulkResult>(tx, caller, idempotency))
  )
}

/** Of two that were under way at once, both get the answer that was kept first. */
export function keepBulkAnswer(
  db: Db,
  caller: Caller,
  idempotency: Idempotency | null,
  result: OfferBulkResult,
): Promise<OfferBulkResult> {
  return asTenant(db, { tenantId: caller.tenantId }, (tx) =>
    once(tx, caller, idempotency, () => Promise.resolve(result)),
  )
}
