import type { Insertable } from 'kysely'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { OfferDependencies } from '../store/offer-dependencies.ts'
import type { OfferSettings } from '../store/offer-settings.repository.ts'
import type { OfferRow } from '../store/offer.repository.ts'
import type { OfferTable } from '../store/offers.tables.ts'

/** Makes an offer under the tenant's next number that no offer has. */
export async function insertNumbered(
  tx: Tx,
  offer: Omit<Insertable<OfferTable>, 'offer_nr'>,
  { settings, today }: { readonly settings: OfferSettings; readonly today: string },
  dependencies: Pick<OfferDependencies, 'offers' | 'settings'>,
): Promise<OfferRow> {
  for (;;) {
    const offer_nr = await dependencies.settings.nextOfferNumber(tx, offer.tenant_id, settings, today)
    const made = await dependencies.offers.insertOffer(tx, { ...offer, offer_nr })
    if (made) return made
  }
}
