import { tenantDay } from '../../../db/tenant-day.ts'
import { waitingLine } from '../../../db/statements/waiting-line.ts'
import { asTenant, everyTenant, type Tx } from '../../../db/tenant-transaction.ts'
import type { Db } from '../../../db/database.types.ts'
import { notFound, stale } from '../../../errors.ts'
import type { Caller } from '../../../http/caller.ts'
import type { OfferDependencies } from '../store/offer-dependencies.ts'
import { viewOf } from '../store/offer.policy.ts'
import type { OfferKey, OfferRow } from '../store/offer.repository.ts'
import { readOffer } from './read-offer.ts'

export interface LockedOffer {
  readonly offer: OfferRow
  /** The day that it is for the seller. */
  readonly today: string
}

/** Runs first in a step's own transaction, and may keep it from being taken. */
export type BeforeStep = (tx: Tx, tenantId: number) => Promise<void>

export type OfferAccess = ReturnType<typeof offerAccess>

/**
 * How every call gets at one offer: only what the caller may see, and to write inside the offer's own tenant, one
 * writer at a time.
 */
export function offerAccess(dependencies: OfferDependencies & { readonly db: Db }) {
  const { db, offers, now } = dependencies

  const visible = async (tx: Tx, caller: Caller, key: OfferKey): Promise<OfferRow> => {
    const offer = await offers.findOffer(tx, caller.scope, viewOf(caller), key)
    if (!offer) throw notFound()
    return offer
  }

  /** Writes happen inside one tenant. Platform staff may write in any, so for them it is looked up first. */
  const tenantOf = async (caller: Caller, key: OfferKey): Promise<number> =>
    caller.scope.tenantId ?? (await asTenant(db, everyTenant, (tx) => visible(tx, caller, key))).tenant_id

  return {
    visible,
    tenantOf,

    read<T>(key: OfferKey, caller: Caller, work: (tx: Tx, offer: OfferRow) => Promise<T>): Promise<T> {
      return asTenant(db, caller.scope, async (tx) => work(tx, await visible(tx, caller, key)))
    },

    async write<T>(
      key: OfferKey,
      caller: Caller,
      work: (tx: Tx, locked: LockedOffer) => Promise<T>,
      before?: BeforeStep,
    ): Promise<T> {
      const tenantId = await tenantOf(caller, key)
      const take = async (tx: Tx): Promise<T> => {
        await before?.(tx, tenantId)
        const offer = await offers.lockOffer(tx, { tenantId }, viewOf(caller), key)
        if (!offer) throw notFound()
        return work(tx, { offer, today: (await tenantDay(tx, tenantId, now())).today })
      }
      // Whoever is before may have its PDF drawn meanwhile.
      return asTenant(db, { tenantId }, take, waitingLine.turn)
    },

    /** Refuses who looked at an earlier state of the offer, and shows them the present one. */
    async upToDate(tx: Tx, offer: OfferRow, rev: number, caller: Caller): Promise<void> {
      if (rev !== offer.rev) throw stale(await readOffer(tx, offer, undefined, caller, dependencies))
    },
  }
}
