import { apiClient } from '@staffel/shared-auth'
import { deleteCompanyLogo, getCompanyLogo, uploadCompanyLogo } from '@staffel/shared-api/client'
import { queryOptions, useMutation, useQueryClient } from '@staffel/shared-ui/query'

/** Of the selling company for its staff, of the customer for theirs. */
export const logoQuery = () =>
  queryOptions({
    queryKey: ['people', 'company', 'logo'],
    queryFn: ({ signal }) => getCompanyLogo(apiClient, { signal }),
  })

export function useUploadLogo() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ file, key }: { file: File; key: string }) =>
      uploadCompanyLogo(apiClient, { file, body: { type: 'company-logo' }, idempotencyKey: key }),
    onSuccess: ({ url }) => queryClient.setQueryData(logoQuery().queryKey, { url }),
  })
}

export function useDeleteLogo() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => deleteCompanyLogo(apiClient, { body: {} }),
    onSuccess: () => queryClient.setQueryData(logoQuery().queryKey, { url: null }),
  })
}
