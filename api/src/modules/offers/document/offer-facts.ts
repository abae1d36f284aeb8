import type { Offer, OfferAcceptance, OfferDecline } from '@staffel/shared-api/contract'
import { effectiveStatus, type OfferFacts } from '@staffel/shared-api/rules'
import type { OfferRow } from '../store/offer.repository.ts'

/** What decides which steps an offer can take. */
export function factsOf(offer: OfferRow, today: string): OfferFacts {
  return {
    status: effectiveStatus({ status: offer.status, validUntil: offer.valid_until }, today),
    validUntil: offer.valid_until,
    issuedVersion: issuedVersion(offer),
    draftVersion: openDraft(offer),
    acceptedByStaff: offer.acceptance !== null && offer.acceptance.recorded_by !== null,
    pushed: offer.pushed_at !== null,
  }
}

/** The version that the customer sees; null while nothing was issued. */
export function issuedVersion(offer: OfferRow): number | null {
  return offer.issued_at === null ? null : offer.current_version
}

/** The version that can be edited, beside the issued one or alone. */
export function openDraft(offer: OfferRow): number | null {
  return offer.issued_at === null ? offer.current_version : offer.draft_version
}

/** Facts beside the status. */
export function progressOf(
  row: Pick<OfferRow, 'owner_name' | 'sent_at' | 'linked_at' | 'first_viewed_at' | 'change_requested_at'>,
): Pick<Offer, 'owner' | 'sent_at' | 'linked_at' | 'first_viewed_at' | 'change_requested_at'> {
  return {
    owner: row.owner_name,
    sent_at: row.sent_at?.toISOString() ?? null,
    linked_at: row.linked_at?.toISOString() ?? null,
    first_viewed_at: row.first_viewed_at?.toISOString() ?? null,
    change_requested_at: row.change_requested_at?.toISOString() ?? null,
  }
}

export function acceptanceOf({ acceptance, accepted_at, pushed_at }: OfferRow): OfferAcceptance | null {
  if (!acceptance || !accepted_at) return null
  const { selected_before: _before, draft_before: _draft, ...told } = acceptance
  return { ...told, accepted_at: accepted_at.toISOString(), pushed: pushed_at !== null }
}

export function declineOf({ decline, declined_at }: OfferRow): OfferDecline | null {
  return decline && declined_at ? { ...decline, declined_at: declined_at.toISOString() } : null
}
