import type { OfferItem } from '@staffel/shared-api/contract'

/** Nobody has said what it costs yet; a price of 0 that somebody typed is a price. */
export function isOnRequest({ priceSource, unitPrice }: Pick<OfferItem, 'priceSource' | 'unitPrice'>): boolean {
  return priceSource === 'request' && unitPrice === 0
}
