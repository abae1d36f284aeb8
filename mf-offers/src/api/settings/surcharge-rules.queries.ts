import { deleteSurchargeRule, listSurchargeRules, saveSurchargeRule } from '@staffel/shared-api/client'
import type { SurchargeRuleInput } from '@staffel/shared-api/contract'
import { apiClient } from '@staffel/shared-auth'
import { queryOptions, useMutation, useQueryClient } from '@staffel/shared-ui/query'

export const surchargeRulesQuery = () =>
  queryOptions({
    queryKey: ['surcharge-rules'],
    queryFn: ({ signal }) => listSurchargeRules(apiClient, { query: {}, signal }),
    staleTime: 0,
  })

/** Offers that are being written reckon with what the rules have become. */
function useRulesChanged() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: surchargeRulesQuery().queryKey }),
      queryClient.invalidateQueries({ queryKey: ['surcharges'] }),
    ])
}

export function useSaveSurchargeRule() {
  const changed = useRulesChanged()
  return useMutation({
    mutationFn: ({ rule, key }: { rule: SurchargeRuleInput; key: string }) =>
      saveSurchargeRule(apiClient, { body: rule, idempotencyKey: key }),
    onSuccess: changed,
  })
}

export function useDeleteSurchargeRule() {
  const changed = useRulesChanged()
  return useMutation({
    mutationFn: (id: number) => deleteSurchargeRule(apiClient, { params: { id } }),
    onSuccess: changed,
  })
}
