import { downloadOfferPdf, exportOffers } from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import type { OfferListRequest } from './offers.queries.ts'

/** The document as the list shows it: the version whose number stands there. */
export function offerPdf({ offer_id, version }: { readonly offer_id: number; readonly version: number }) {
  return downloadOfferPdf(apiClient, { params: { id: String(offer_id) }, query: { version } })
}

/** Every offer of the list, not only of its page. */
export function offersSheet({ page: _, limit: __, ...query }: OfferListRequest, format: 'csv' | 'xlsx') {
  return exportOffers(apiClient, { query: { ...query, format } })
}
