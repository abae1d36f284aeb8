import type { OfferActivity } from '@staffel/shared-api/contract'
import { offerEvents, type OfferEvent } from '@staffel/shared-api/rules'

/** What a customer may read in the log of an offer: what both sides took part in. */
export const customerEvents: readonly OfferEvent[] = [
  'offer.issued',
  'offer.accepted',
  'offer.declined',
  'offer.reopened',
  'offer.acceptance_undone',
  'offer.extended',
  'offer.expired',
  'offer.sent',
  'offer.extension_requested',
]

/** These as well, where the thing itself was meant for customers. */
export const eventsByVisibility: readonly OfferEvent[] = ['offer.commented', 'offer.attachment_added']

export const allEvents: readonly OfferEvent[] = offerEvents

const toldToCustomers = ['from', 'to', 'version', 'filename', 'offer_nr', 'channel', 'reason_code'] as const

/** Without what the seller's people wrote for themselves. Whom a mail went to is theirs to know as well. */
export function forCustomers({ detail, ...activity }: OfferActivity): OfferActivity {
  const told = toldToCustomers.filter((key) => key in detail && !(activity.action === 'offer.sent' && key === 'to'))
  return { ...activity, detail: Object.fromEntries(told.map((key) => [key, detail[key]])) }
}
