import { apiClient } from '@staffel/shared-auth'
import { getExactStatus } from '@staffel/shared-api/client'
import { queryOptions } from '@staffel/shared-ui/query'

export const exactStatusQuery = () =>
  queryOptions({
    queryKey: ['integrations', 'exact', 'status'],
    queryFn: ({ signal }) => getExactStatus(apiClient, { signal }),
  })
