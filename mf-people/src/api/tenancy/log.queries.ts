import { exportActivity, listActivity } from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import type { LogKind } from '@staffel/shared-api/rules'
import { keepPreviousData, queryOptions } from '@staffel/shared-ui/query'

/** What narrows the log. `all` and what is empty filter nothing. */
export interface LogFilters {
  readonly search: string
  readonly kind: LogKind | 'all'
  /** Ids as text. A log is that of one tenant. */
  readonly tenant: string
  readonly person: string
  /** `offer:12`: of that one thing. */
  readonly thing: string
  /** `YYYY-MM-DD`, both included. */
  readonly from: string
  readonly till: string
}

export interface LogQuery extends LogFilters {
  readonly page: number
  readonly size: number
}

export const logQuery = ({ page, size, ...filters }: LogQuery) =>
  queryOptions({
    queryKey: ['people', 'log', { page, size, ...filters }],
    queryFn: ({ signal }) => listActivity(apiClient, { query: { ...toQuery(filters), page, limit: size }, signal }),
    placeholderData: keepPreviousData,
    // It is looked into to see what has just been done.
    staleTime: 0,
  })

/** All that the filters leave, as a file. */
export const logSheet = (filters: LogFilters) => exportActivity(apiClient, { query: toQuery(filters) })

function toQuery({ search, kind, tenant, person, thing, from, till }: LogFilters) {
  const [entity = '', entityId = ''] = thing.split(':')
  return {
    tenant_id: Number(tenant),
    ...(search && { search }),
    ...(kind !== 'all' && { kind }),
    ...(person !== 'all' && { user_id: Number(person) }),
    ...(entity && entityId && { entity, entity_id: entityId }),
    ...(from && { from }),
    ...(till && { till }),
  }
}
