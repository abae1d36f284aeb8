import { checkVatNumber, findAddress, findCompanies } from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import { useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { customersKey } from '../customers.queries.ts'

/** On whose behalf: an Admin's chosen tenant; the own one where none is named. */
export interface OnBehalfOf {
  readonly tenant_id?: number
}

/** The proof stands with every customer that has this number. */
export function useCheckVat() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: OnBehalfOf & { readonly vat_number: string }) => checkVatNumber(apiClient, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [...customersKey, 'detail'] }),
  })
}

export function useFindCompanies() {
  return useMutation({
    mutationFn: (body: OnBehalfOf & { readonly query: string }) => findCompanies(apiClient, { body }),
  })
}

export function useFindAddress() {
  return useMutation({
    mutationFn: (body: OnBehalfOf & { readonly postal_code: string; readonly number: string }) =>
      findAddress(apiClient, { body }),
  })
}
