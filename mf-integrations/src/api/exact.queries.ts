import { apiClient } from '@staffel/shared-auth'
import { exchangeExactToken, getExactStatus, listExactDivisions } from '@staffel/shared-api/client'
import type { ExactEnv } from '@staffel/shared-api/contract'
import { queryOptions } from '@staffel/shared-ui/query'

export const exactStatusQuery = () =>
  queryOptions({
    queryKey: ['integrations', 'exact', 'status'],
    queryFn: ({ signal }) => getExactStatus(apiClient, { signal }),
  })

/** Asked of Exact each time that somebody is about to choose. */
export const exactDivisionsQuery = (env: ExactEnv) =>
  queryOptions({
    queryKey: ['integrations', 'exact', 'divisions', env],
    queryFn: ({ signal }) => listExactDivisions(apiClient, { query: { env }, signal }),
    gcTime: 0,
  })

/** Completes a connection, once for as long as the page lives: its code and its state work once. */
export const exactExchangeQuery = (code: string, state: string) =>
  queryOptions({
    queryKey: ['integrations', 'exact', 'exchange', state],
    queryFn: () => exchangeExactToken(apiClient, { body: { code, state } }),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
