import type { OfferItem } from '@staffel/shared-api/contract'
import { useQuery, useSettled } from '@staffel/shared-ui/query'
import { surchargesQuery } from '../../../api/surcharges.queries.ts'
import { useLastKnown } from '../../../api/useLastKnown.ts'
import { regimeOfNew } from './newCustomer.ts'
import { customerOf, type OfferDraft, type StoredOffer } from './offerDraft.ts'
import { surchargeLine, withoutProduct } from './draftLines.ts'

const none: readonly OfferItem[] = []

/**
 * The surcharges for the lines as they stand, asked for half a second after the last committed change. While they are
 * on their way, and when they cannot be had, the earlier ones stay.
 */
export function useSurcharges(draft: OfferDraft, earlier: readonly OfferItem[], stored: StoredOffer | undefined) {
  // A free line that has no words yet is nothing to compute with.
  const lines = useSettled(draft.lines).filter((line) => line.description.trim() !== '')
  const changes = useSettled(draft.surchargeChanges)
  const query = useQuery({
    ...surchargesQuery({
      offerId: stored?.offer_id ?? 0,
      tenantId: draft.tenantId,
      organizationId: customerOf(draft),
      currency: draft.currency,
      taxRegime: draft.newCustomer ? regimeOfNew(draft.newCustomer) : undefined,
      language: draft.language,
      items: [...lines, ...changes].map(withoutProduct),
    }),
    enabled: lines.length > 0,
    select: asLines,
  })
  const known = (useLastKnown(query.data) ?? earlier).map(
    (item) => draft.surchargeChanges.find(({ id, overridden }) => overridden && id === item.id) ?? item,
  )
  return {
    surcharges: draft.lines.length === 0 ? none : known,
    updating: query.isFetching,
    failed: query.isError && !query.isFetching,
    retry: () => void query.refetch(),
  }
}

export type Surcharges = ReturnType<typeof useSurcharges>

function asLines({ items }: { items: Parameters<typeof surchargeLine>[0][] }): OfferItem[] {
  return items.filter((item) => item.isSurcharge).map(surchargeLine)
}
