import { apiClient } from '@staffel/shared-auth'
import { deleteProductGroup, listProductGroupUse, saveProductGroup } from '@staffel/shared-api/client'
import type { ProductGroupInput } from '@staffel/shared-api/contract'
import { queryOptions, useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { catalogueKey } from './products.queries.ts'

export const groupUseQuery = (tenantId?: number) =>
  queryOptions({
    queryKey: [...catalogueKey, 'group-use', tenantId ?? null],
    queryFn: ({ signal }) =>
      listProductGroupUse(apiClient, { query: tenantId === undefined ? {} : { tenant_id: tenantId }, signal }),
  })

export function useSaveGroup() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (group: ProductGroupInput) => saveProductGroup(apiClient, { body: group }),
    onSuccess: () => queries.invalidateQueries({ queryKey: catalogueKey }),
  })
}

export function useDeleteGroup() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => deleteProductGroup(apiClient, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: catalogueKey }),
  })
}
