import type { Currency, Language, OfferItemInput, TaxRegime } from '@staffel/shared-api/contract'
import { calculateOfferSurcharges } from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import { queryOptions } from '@staffel/shared-ui/query'

export interface SurchargeRequest {
  /** 0 as long as the offer was not saved. */
  readonly offerId: number
  readonly tenantId: number
  readonly organizationId: number | undefined
  readonly currency: Currency
  /** Of a customer that is made with the offer. */
  readonly taxRegime: TaxRegime | undefined
  readonly language: Language
  readonly items: OfferItemInput[]
}

/** The items with the surcharges of the tenant's rules behind them. */
export const surchargesQuery = (request: SurchargeRequest) =>
  queryOptions({
    queryKey: ['surcharges', request],
    queryFn: ({ signal }) => calculateOfferSurcharges(apiClient, { body: { offerJson: request }, signal }),
  })
