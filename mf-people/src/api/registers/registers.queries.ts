import { getRegisters } from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import { queryOptions } from '@staffel/shared-ui/query'

/** Which registers outside can be asked: the same until the server starts again. */
export const registersQuery = () =>
  queryOptions({
    queryKey: ['people', 'registers'],
    queryFn: ({ signal }) => getRegisters(apiClient, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
