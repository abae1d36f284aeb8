import { dayOf } from '../../../../rules/days.rules.ts'

export const offerStatuses = ['pending', 'accepted', 'declined', 'draft', 'expired'] as const

export type OfferStatus = (typeof offerStatuses)[number]

export interface DatedOffer {
  readonly status: OfferStatus
  /** `YYYY-MM-DD`; the offer is valid through this day. */
  readonly validUntil: string | null
}

/** Pending becomes expired the day after `validUntil`. `today` is the day in the tenant's time zone. */
export function effectiveStatus(offer: DatedOffer, today: string = dayOf()): OfferStatus {
  const overdue = (offer.validUntil ?? today) < today
  return offer.status === 'pending' && overdue ? 'expired' : offer.status
}
