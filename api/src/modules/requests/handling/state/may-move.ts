import type { QuoteStatus } from '@staffel/shared-api/contract'

/**
 * Where a person may bring a request. `offered` is reached by making an offer, and again from a request that was put
 * away after that: only while its offer is there. Everything can be taken back.
 */
const moves: Readonly<Record<QuoteStatus, readonly QuoteStatus[]>> = {
  new: ['in_progress', 'declined', 'archived'],
  in_progress: ['new', 'declined', 'archived'],
  offered: ['in_progress', 'declined', 'archived'],
  declined: ['new', 'in_progress', 'offered', 'archived'],
  archived: ['new', 'in_progress', 'offered', 'declined'],
}

export function mayMove(from: QuoteStatus, to: QuoteStatus, { hasOffer }: { readonly hasOffer: boolean }): boolean {
  return moves[from].includes(to) && (to !== 'offered' || hasOffer)
}
