import { apiClient } from '@staffel/shared-auth'
import { createOfferFromRequest, isApiError } from '@staffel/shared-api/client'
import type { QuoteCustomer } from '@staffel/shared-api/contract'
import { useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { requestKeys } from './requests.queries.ts'

export interface OfferWish {
  readonly organization_id?: number
  /** A second offer, although there is one. */
  readonly force?: boolean
  /** The lines that came since, into the offer that there is. */
  readonly add?: boolean
  /** Later requests of the sender are of this customer too. */
  readonly remember?: boolean
}

/** Makes a draft offer of a request. Everything about requests and offers is read again: both lists tell of it. */
export function useCreateOffer(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (wish: OfferWish) => {
      const [made] = await createOfferFromRequest(apiClient, { params: { id }, body: wish })
      if (!made) throw new Error('No offer was answered')
      return made
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: requestKeys.all })
      void queryClient.invalidateQueries({ queryKey: ['offers'] })
    },
  })
}

/** The customers that the server would choose from; null when it refused for another reason. */
export function customersToChoose(error: unknown): readonly QuoteCustomer[] | null {
  if (!isApiError(error) || error.code !== 'ORGANIZATION_REQUIRED') return null
  const { candidates } = error.details
  return Array.isArray(candidates) ? candidates.filter(isCustomer) : []
}

function isCustomer(value: unknown): value is QuoteCustomer {
  return (
    typeof value === 'object' && value !== null && 'organization_id' in value && 'name' in value && 'reason' in value
  )
}
