import type { Offer, OfferApprovalInput, OfferStatusInput, SignatureInput } from '@staffel/shared-api/contract'
import {
  approveOffer,
  discardOfferDraft,
  extendOffer,
  reviseOffer,
  setOfferStatus,
  signOffer,
} from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import type { QueryClient } from '@staffel/shared-ui/query'
import { offerKeys } from './offers.queries.ts'

/** An offer as its reader saw it; another `rev` on the server is a conflict. */
export type SeenOffer = Pick<Offer, 'offer_id' | 'rev' | 'version' | 'issued_version'>

export type StatusWish = Omit<OfferStatusInput, 'rev' | 'version'>

const at = (seen: SeenOffer) => ({ id: String(seen.offer_id) })

export function wishStatus(seen: SeenOffer, wish: StatusWish): Promise<Offer> {
  return setOfferStatus(apiClient, {
    params: at(seen),
    body: { ...wish, rev: seen.rev, version: seen.issued_version ?? seen.version },
  })
}

/** What is said to a second person, or by that one, of the draft as it was seen. */
export function approve(
  seen: Pick<SeenOffer, 'offer_id' | 'rev'>,
  said: Omit<OfferApprovalInput, 'rev'>,
): Promise<Offer> {
  return approveOffer(apiClient, { params: { id: String(seen.offer_id) }, body: { ...said, rev: seen.rev } })
}

/** What was signed is what the signer saw: its version and total, not the `rev`. */
export function signAs(seen: SeenOffer, signature: SignatureInput): Promise<Offer> {
  return signOffer(apiClient, { params: at(seen), body: signature })
}

export function extendValidity(seen: SeenOffer, wish: { validUntil: string; notify: boolean }): Promise<Offer> {
  return extendOffer(apiClient, { params: at(seen), body: { ...wish, rev: seen.rev } })
}

export function discardDraft(seen: SeenOffer): Promise<Offer> {
  return discardOfferDraft(apiClient, { params: at(seen), body: { rev: seen.rev } })
}

export function revise(seen: SeenOffer) {
  return reviseOffer(apiClient, { params: at(seen), body: { rev: seen.rev } })
}

/**
 * Puts an answer where the offer was known, under whatever id it was asked for; everything else about offers is asked
 * again.
 */
export function rememberOffer(queryClient: QueryClient, offer: Offer): void {
  queryClient.setQueriesData<Offer | null>({ queryKey: offerKeys.details() }, (known) =>
    known?.offer_id === offer.offer_id ? offer : known,
  )
  void queryClient.invalidateQueries({ queryKey: offerKeys.all, predicate: ({ queryKey }) => !isDetail(queryKey) })
}

function isDetail(queryKey: readonly unknown[]): boolean {
  return offerKeys.details().every((part, index) => queryKey[index] === part)
}
