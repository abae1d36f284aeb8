import type { OfferTotals } from '@staffel/shared-api/contract'
import { isCounted, isRemovedSurcharge } from '@staffel/shared-api/rules'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { OfferLine } from '../store/offer-line.ts'
import { storedTotals } from '../store/offer-totals.ts'
import type { OfferRepository, OfferRow } from '../store/offer.repository.ts'
import { asAccepted } from './as-accepted.ts'

/** What a customer agreed to: the lines that count, and the amounts that were stored with the yes. */
export interface AcceptedOffer {
  readonly offer: OfferRow
  readonly acceptedAt: Date
  readonly customerReference: string | null
  readonly lines: readonly OfferLine[]
  readonly totals: OfferTotals
}

const everything = { organizationId: null, seesDrafts: true }

/** Null: there is no such offer, or it is not accepted. */
export type ReadAccepted = (tx: Tx, tenantId: number, offerId: number) => Promise<AcceptedOffer | null>

export function acceptedOffers(offers: Pick<OfferRepository, 'findOffer' | 'versionRow' | 'linesOf'>): ReadAccepted {
  return async (tx, tenantId, offerId) => {
    const offer = await offers.findOffer(tx, { tenantId }, everything, offerId)
    if (offer?.status !== 'accepted' || !offer.accepted_at) return null
    const key = { tenant_id: tenantId, offer_id: offer.id, version: offer.current_version }
    const [stored, issued] = await Promise.all([offers.versionRow(tx, key), offers.linesOf(tx, key)])
    if (!stored) return null
    const { version, lines } = asAccepted(stored, issued)
    return {
      offer,
      acceptedAt: offer.accepted_at,
      customerReference: offer.acceptance?.po_number ?? version.customer_reference,
      lines: lines.filter((line) => isCounted(line) && !isRemovedSurcharge(line)),
      totals: storedTotals(version),
    }
  }
}
