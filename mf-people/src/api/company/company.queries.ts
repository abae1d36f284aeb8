import { apiClient } from '@staffel/shared-auth'
import { getCompanyAddress } from '@staffel/shared-api/client'
import { queryOptions } from '@staffel/shared-ui/query'

/** The caller's own company: the selling one for its staff, the customer's for theirs. */
export const companyQuery = () =>
  queryOptions({ queryKey: ['people', 'company'], queryFn: ({ signal }) => getCompanyAddress(apiClient, { signal }) })
