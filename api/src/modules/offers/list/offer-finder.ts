import { withoutVersions } from '@staffel/shared-api/rules'
import { isNarrowing, searchWords } from '../../../db/sql/search-words.ts'
import type { Finder } from '../../../http/module.ts'
import { viewOf } from '../store/offer.policy.ts'
import type { FindOffersRepository } from './find-offers.repository.ts'

/**
 * Offers by number, title and customer, as far as the list shows them. What is too short to find words by is looked for
 * as a number alone: otherwise each offer would be read for it.
 */
export function offerFinder({ findOffers, findNumbered }: FindOffersRepository): Finder {
  return {
    type: 'offers',
    area: 'offers',
    allows: () => true,
    async find(tx, caller, typed, limit) {
      const number = withoutVersions(typed)
      const words = searchWords(number)?.words ?? []
      const view = viewOf(caller)
      const found = words.some(isNarrowing)
        ? await findOffers(tx, caller.scope, view, { words, number, limit })
        : await findNumbered(tx, caller.scope, view, { number, limit })
      return found.map(({ external_id: id, offer_nr, title, customer_name }) => ({
        id,
        label: [offer_nr, title].filter(Boolean).join(' · '),
        detail: customer_name,
      }))
    },
  }
}
