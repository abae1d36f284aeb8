import type { OfferInput } from '@staffel/shared-api/contract'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { Caller } from '../../../http/caller.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import type { OfferRow } from '../store/offer.repository.ts'

export interface SaveRequest {
  readonly tenantId: number
  readonly input: OfferInput
  readonly caller: Caller
  readonly origin: RequestOrigin
  /** The caller's own step includes this one, and is what the log tells. */
  readonly recordsNothing?: boolean
  /** Nothing follows in its transaction. */
  readonly isLast?: boolean
  /** The quote request that the offer is made of. */
  readonly sourceRequestId?: number
  /** A second person is asked about it: it is saved as it is, and would be issued as it is. */
  readonly asks?: { readonly reason: string | null }
  /** Answers what is stored now, for a save that came too late. */
  readonly current: (tx: Tx, offer: OfferRow) => Promise<unknown>
}
