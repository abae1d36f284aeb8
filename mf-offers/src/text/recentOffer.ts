import type { Offer } from '@staffel/shared-api/contract'
import type { RecentThing } from '@staffel/shared-ui/core'
import { paths } from '../paths.ts'

/** An offer as it is found again among what was opened lately. */
export function recentOffer({ externalId, offer_nr, title, customer }: Offer): RecentThing {
  return {
    path: paths.offer(externalId),
    label: [offer_nr, title].filter(Boolean).join(' · '),
    icon: 'offers',
    ...(customer && { detail: customer.name }),
  }
}
