import type { Offer } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import { asTenant } from '../../../db/tenant-transaction.ts'
import { stale } from '../../../errors.ts'
import { boundOrganization } from '../../../http/caller.ts'
import type { OfferAccess } from '../document/offer-access.ts'
import type { OfferDependencies } from '../store/offer-dependencies.ts'
import type { OfferKey } from '../store/offer.repository.ts'
import type { By } from '../offers.service.ts'
import { readOffer } from '../document/read-offer.ts'
import { restorableSince } from '../../../db/sql/restorable-since.ts'

export interface Notes {
  readonly internal_notes: string
  readonly previous?: string
}

export interface KeepingDependencies extends OfferDependencies {
  readonly db: Db
}

/** What is kept about an offer beside its document: internal notes, and deleted offers for a while. */
export function offerKeepingService(access: OfferAccess, dependencies: KeepingDependencies) {
  const { offers, db, now } = dependencies
  return {
    saveNotes(key: OfferKey, { internal_notes, previous }: Notes, by: By): Promise<{ internal_notes: string }> {
      return access.write(key, by.caller, async (tx, { offer }) => {
        if (offer.internal_notes === internal_notes) return { internal_notes }
        if (previous !== undefined && previous !== offer.internal_notes)
          throw stale(await readOffer(tx, offer, undefined, by.caller, dependencies))
        await offers.saveInternalNotes(tx, offer, internal_notes)
        await recordActivity(tx, by, {
          tenantId: offer.tenant_id,
          action: 'offer.notes_changed',
          entity: 'offer',
          entityId: offer.id,
          detail: { offer_nr: offer.offer_nr },
        })
        return { internal_notes }
      })
    },

    /** Its links stay dead. An offer that is there already is answered as it is. */
    async restore(key: OfferKey, by: By): Promise<Offer> {
      const { caller } = by
      const since = restorableSince(now())
      const deleted = { key, since, bound: boundOrganization(caller) }
      const tenantId = await asTenant(db, caller.scope, (tx) => offers.tenantOfDeleted(tx, caller.scope, deleted))
      if (tenantId === null)
        return access.read(key, caller, (tx, offer) => readOffer(tx, offer, undefined, caller, dependencies))
      return asTenant(db, { tenantId }, async (tx) => {
        await by.before?.(tx, tenantId)
        const offer = await offers.restoreDeleted(tx, { tenantId }, key, since)
        if (!offer) return readOffer(tx, await access.visible(tx, caller, key), undefined, caller, dependencies)
        await dependencies.links.revokeAll(tx, tenantId, offer.id, now())
        await recordActivity(tx, by, {
          tenantId,
          action: 'offer.restored',
          entity: 'offer',
          entityId: offer.id,
          detail: { offer_nr: offer.offer_nr, to: offer.status },
        })
        return readOffer(tx, offer, undefined, caller, dependencies)
      })
    },
  }
}
export type OfferKeepingService = ReturnType<typeof offerKeepingService>
