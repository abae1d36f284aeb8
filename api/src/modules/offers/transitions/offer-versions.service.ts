import type { Offer, OfferDiff, OfferItem } from '@staffel/shared-api/contract'
import { comparedFields, diffVersions, pick, type DiffedVersion } from '@staffel/shared-api/rules'
import type { Caller } from '../../../http/caller.ts'
import type { OfferAccess } from '../document/offer-access.ts'
import type { OfferDependencies } from '../store/offer-dependencies.ts'
import type { OfferKey } from '../store/offer.repository.ts'
import { readOffer } from '../document/read-offer.ts'

/** Versions of an offer as they were, and what changed from one to another. */
export function offerVersionsService(access: OfferAccess, dependencies: OfferDependencies) {
  return {
    version(key: OfferKey, version: number, caller: Caller): Promise<Offer> {
      return access.read(key, caller, (tx, offer) => readOffer(tx, offer, version, caller, dependencies))
    },

    diff(
      key: OfferKey,
      { from, to }: { readonly from: number; readonly to: number },
      caller: Caller,
    ): Promise<OfferDiff> {
      return access.read(key, caller, async (tx, offer) => {
        const before = await readOffer(tx, offer, from, caller, dependencies)
        const after = await readOffer(tx, offer, to, caller, dependencies)
        return { from, to, ...diffVersions(comparable(before), comparable(after)) }
      })
    },
  }
}
export type OfferVersionsService = ReturnType<typeof offerVersionsService>

function comparable(offer: Offer): DiffedVersion<OfferItem> {
  const { payment_term_days: days } = offer
  const show_pictures = offer.show_pictures ? 'yes' : 'no'
  const shown = {
    ...offer,
    show_pictures,
    payment_term_days: days === null ? null : String(days),
    customer: offer.customer?.name ?? null,
  }
  // The product beside a draft's line is today's catalogue, not a part of the version.
  const items = offer.items.map(({ product: _product, picture: _picture, ...item }) => item)
  return { texts: pick(shown, comparedFields), items, totals: offer.totals }
}
