import type { Activity } from '../../../http/record-activity.ts'
import type { OfferNumber } from '../store/offer-settings.repository.ts'
import type { OfferRow } from '../store/offer.repository.ts'
import { isForAnother, type ComposedOffer, type OfferBase } from './offer-columns.ts'
import type { SaveRequest } from './save-request.ts'

export interface Written {
  /** Null for one that is made here. */
  readonly offer: OfferRow | null
  readonly number: OfferNumber
}

/** What the log says of a save. */
export function activityOf(
  { tenantId, input, sourceRequestId }: SaveRequest,
  { offer, number }: Written,
  version: number,
  { base, buyer, totals }: ComposedOffer,
): Activity {
  const issue = input.intent === 'issue'
  return {
    tenantId,
    action: actionOf(base, issue),
    entity: 'offer',
    entityId: number.id,
    detail: {
      offer_nr: number.offer_nr,
      version,
      from: base.offer?.status ?? null,
      to: issue ? 'pending' : (offer?.status ?? 'draft'),
      total: totals.total,
      ...(issue && offer && isForAnother(offer, buyer) && { links_ended: true }),
      ...(sourceRequestId !== undefined && { source_request_id: sourceRequestId }),
    },
  }
}

function actionOf({ offer, revises }: OfferBase, issue: boolean): Activity['action'] {
  if (issue) return 'offer.issued'
  if (!offer) return 'offer.created'
  return revises ? 'offer.revised' : 'offer.saved'
}
