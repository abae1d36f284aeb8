import { searchWords } from '../../../db/sql/search-words.ts'
import type { Finder } from '../../../http/module.ts'
import { viewOf } from '../store/offer.policy.ts'
import type { FindOffersRepository } from './find-offers.repository.ts'

/** Offers by number, title and customer, as far as the list shows them. */
export function offerFinder({ findOffers }: FindOffersRepository): Finder {
  return {
    type: 'offers',
    area: 'offers',
    allows: () => true,
    async find(tx, caller, typed, limit) {
      const words = searchWords(typed)?.words ?? []
      const found = await findOffers(tx, caller.scope, viewOf(caller), { words, number: typed.toLowerCase(), limit })
      return found.map(({ external_id: id, offer_nr, title, customer_name }) => ({
        id,
        label: [offer_nr, title].filter(Boolean).join(' · '),
        detail: customer_name,
      }))
    },
  }
}
