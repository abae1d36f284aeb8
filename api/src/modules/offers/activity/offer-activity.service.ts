import type { OfferActivity } from '@staffel/shared-api/contract'
import type { Caller } from '../../../http/caller.ts'
import type { Counted } from '../../../http/endpoint-route.ts'
import type { OfferAccess } from '../document/offer-access.ts'
import { isOfSeller, viewOf } from '../store/offer.policy.ts'
import type { OfferKey } from '../store/offer.repository.ts'
import { allEvents, customerEvents, eventsByVisibility, forCustomers } from './customer-events.ts'
import type { OfferActivityRepository, OfferActivityRow } from './offer-activity.repository.ts'

/** What happened to an offer: all of it for the seller's people, for a customer what both sides took part in. */
export function offerActivityService(access: OfferAccess, activities: OfferActivityRepository) {
  return {
    list(
      key: OfferKey,
      { page = 1, limit = 20 }: { readonly page?: number; readonly limit?: number },
      caller: Caller,
    ): Promise<Counted<OfferActivity[]>> {
      const seller = isOfSeller(caller)
      const visible = seller
        ? { events: allEvents, eventsByVisibility: [] }
        : { events: customerEvents, eventsByVisibility }
      return access.read(key, caller, async (tx, offer) => {
        const found = await activities.activityOf(tx, offer, {
          ...visible,
          organizationId: viewOf(caller).organizationId,
          page,
          limit,
        })
        return { ...found, rows: found.rows.map(toActivity).map((row) => (seller ? row : forCustomers(row))) }
      })
    },
  }
}
export type OfferActivityService = ReturnType<typeof offerActivityService>

function toActivity({ at, ...row }: OfferActivityRow): OfferActivity {
  return { ...row, at: at.toISOString() }
}
