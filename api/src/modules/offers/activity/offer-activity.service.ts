import type { OfferActivity, OfferNews } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { readAsTenant } from '../../../db/tenant-transaction.ts'
import { notFound } from '../../../errors.ts'
import type { Caller } from '../../../http/caller.ts'
import type { Counted } from '../../../http/endpoint-route.ts'
import type { OfferAccess } from '../document/offer-access.ts'
import { isOfSeller, viewOf } from '../store/offer.policy.ts'
import type { OfferKey } from '../store/offer.repository.ts'
import { allEvents, customerEvents, eventsByVisibility, forCustomers } from './customer-events.ts'
import type { OfferActivityRepository, OfferActivityRow } from './offer-activity.repository.ts'

/** What happened to an offer: all of it for the seller's people, for a customer what both sides took part in. */
export function offerActivityService(access: OfferAccess, activities: OfferActivityRepository, db: Db) {
  return {
    /** Asked by every page that has an offer open, again and again: one statement, in no transaction of its own. */
    async news(key: OfferKey, { after }: { readonly after?: number }, caller: Caller): Promise<OfferNews> {
      const { scope, userId } = caller
      const news = await readAsTenant(db, scope, (tx) =>
        activities.newsOf(tx, { scope, view: viewOf(caller), key, after, userId }),
      )
      if (!news) throw notFound()
      return news
    },

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
