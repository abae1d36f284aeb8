import type { OfferBulkInput } from '@staffel/shared-api/contract'
import { bulkOffers, downloadOfferBundle } from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import { queryClient, useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { offerKeys } from './offers.queries.ts'

/** Does one thing with many offers; the answer says of each whether it was done. */
export function useBulkOffers() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: OfferBulkInput; idempotencyKey: string }) =>
      bulkOffers(apiClient, { body: input, idempotencyKey }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: offerKeys.all }),
  })
}

/** Brings many deleted offers back; answers how many there were. Awaited by a toast, which outlives the screen. */
export async function bringBackOffers(ids: readonly number[]): Promise<number> {
  const body = { ids: [...ids], action: 'restore' as const }
  const { results } = await bulkOffers(apiClient, { body, idempotencyKey: crypto.randomUUID() })
  await queryClient.invalidateQueries({ queryKey: offerKeys.all })
  return results.filter(({ ok }) => ok).length
}

/** The PDFs of a bulk download, in one ZIP. */
export function bundleFile(bundleId: string) {
  return downloadOfferBundle(apiClient, { params: { bundleId } })
}
