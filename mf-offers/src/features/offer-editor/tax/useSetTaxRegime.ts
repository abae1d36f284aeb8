import { setTaxRegime } from '@staffel/shared-api/client'
import type { TaxRegime } from '@staffel/shared-api/rules'
import { apiClient } from '@staffel/shared-auth'
import { useMutation, useQueryClient } from '@staffel/shared-ui/query'

interface RegimeOfCustomer {
  readonly organization_id: number
  readonly tax_regime: TaxRegime
}

/** How sales to a customer are taxed; every choice of customers knows it afterwards. */
export function useSetTaxRegime() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: RegimeOfCustomer) => setTaxRegime(apiClient, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['organizations', 'lookup'] }),
  })
}
