import type { UserRow } from '@staffel/shared-api/contract'
import { listUsers } from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import { queryOptions } from '@staffel/shared-ui/query'

/** The seller's own people who can sign in, by e-mail address; customers' users are left out. */
export const colleaguesQuery = (search: string) =>
  queryOptions({
    queryKey: ['users', 'colleagues', search],
    queryFn: ({ signal }) =>
      listUsers(apiClient, { query: { status: 'active', limit: 100, ...(search && { search }) }, signal }),
    select: ({ users }) => users.filter(({ organization_id }) => organization_id === null),
  })

export function nameOf({ first_name, last_name, email }: UserRow): string {
  return `${first_name} ${last_name}`.trim() || email
}
