import { apiClient } from '@staffel/shared-auth'
import { saveCompanyAddress } from '@staffel/shared-api/client'
import type { CompanyAddressInput } from '@staffel/shared-api/contract'
import { useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { companyQuery } from './company.queries.ts'

export function useSaveCompany() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (company: CompanyAddressInput) => saveCompanyAddress(apiClient, { body: company }),
    onSuccess: (saved) => queryClient.setQueryData(companyQuery().queryKey, saved),
  })
}
