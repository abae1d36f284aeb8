import type { OfferTemplateInput } from '@staffel/shared-api/contract'
import {
  applyTemplate,
  deleteTemplate,
  duplicateTemplate,
  listTemplates,
  saveTemplate,
} from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import { queryOptions, useMutation, useQueryClient } from '@staffel/shared-ui/query'

const templatesKey = ['templates'] as const

export const templatesQuery = (tenantId?: number) =>
  queryOptions({
    queryKey: [...templatesKey, tenantId ?? 'own'],
    queryFn: ({ signal }) => listTemplates(apiClient, { query: tenantId ? { tenant_id: tenantId } : {}, signal }),
  })

/** What a template gives today; nothing is saved. */
export function useApplyTemplate() {
  return useMutation({ mutationFn: (id: number) => applyTemplate(apiClient, { params: { id } }) })
}

export function useSaveTemplate() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ template, idempotencyKey }: { template: OfferTemplateInput; idempotencyKey: string }) =>
      saveTemplate(apiClient, { body: template, idempotencyKey }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: templatesKey }),
  })
}

export function useDuplicateTemplate() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, idempotencyKey }: { id: number; idempotencyKey: string }) =>
      duplicateTemplate(apiClient, { params: { id }, idempotencyKey }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: templatesKey }),
  })
}

export function useDeleteTemplate() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => deleteTemplate(apiClient, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: templatesKey }),
  })
}
