import { apiClient } from '@staffel/shared-auth'
import { listUsers } from '@staffel/shared-api/client'
import type { UserRow } from '@staffel/shared-api/contract'
import { queryOptions } from '@staffel/shared-ui/query'

export interface Colleague {
  readonly user_id: number
  readonly name: string
}

/** Those of a tenant that a request can be given to: who may see requests and can sign in. */
export const colleaguesQuery = (tenantId: number) =>
  queryOptions({
    queryKey: ['colleagues', tenantId],
    queryFn: async ({ signal }) => {
      const asked = (['Manager', 'Admin'] as const).map((role) =>
        listUsers(apiClient, {
          query: { tenant_id: tenantId, role, status: 'active', limit: 100, sort_column: 'email', sort_order: 'ASC' },
          signal,
        }),
      )
      return (await Promise.all(asked)).flatMap(({ users }) => users.map(colleagueOf))
    },
    staleTime: 5 * 60_000,
  })

function colleagueOf({ user_id, first_name, last_name, email }: UserRow): Colleague {
  return { user_id, name: `${first_name} ${last_name}`.trim() || email }
}
