import { listSubscriptions, saveTenant } from '@staffel/shared-api/client'
import type { TenantInput } from '@staffel/shared-api/contract'
import { apiClient } from '@staffel/shared-auth'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { tenantsQuery } from '../users.queries.ts'

const subscriptionsKey = ['people', 'subscriptions'] as const

export interface SubscriptionsQuery {
  readonly search: string
  readonly page: number
  readonly size: number
}

export const subscriptionsQuery = ({ search, page, size }: SubscriptionsQuery) =>
  queryOptions({
    queryKey: [...subscriptionsKey, { search, page, size }],
    queryFn: ({ signal }) =>
      listSubscriptions(apiClient, { query: { ...(search && { search }), page, limit: size }, signal }),
    placeholderData: keepPreviousData,
  })

/** Makes a tenant, or changes one; every choice of tenants knows it. The same key again is the same tenant. */
export function useSaveTenant() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ tenant, key }: { tenant: TenantInput; key: string }) =>
      saveTenant(apiClient, { body: tenant, ...(tenant.id === undefined && { idempotencyKey: key }) }),
    onSuccess: () =>
      Promise.all(
        [subscriptionsKey, tenantsQuery().queryKey, ['tenants']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
