import { apiClient } from '@staffel/shared-auth'
import { getExactStatus, getProductImport, importProducts } from '@staffel/shared-api/client'
import type { ProductField, ProductImport } from '@staffel/shared-api/contract'
import { every, queryClient, queryOptions, useMutation } from '@staffel/shared-ui/query'
import { catalogueKey } from './products.queries.ts'

const pollMs = 600

export const isUnderWay = ({ state }: ProductImport): boolean => state !== 'done' && state !== 'failed'

/** An import as far as it is; asked again until it is over. */
export const importQuery = (id: number) =>
  queryOptions({
    queryKey: ['product-import', id],
    queryFn: ({ signal }) => getProductImport(apiClient, { params: { id }, signal }),
    refetchInterval: every(getProductImport, (now) => (now && isUnderWay(now) ? pollMs : false)),
    staleTime: Infinity,
  })

export interface Sending {
  readonly file: File
  readonly dryRun: boolean
  /** What the columns hold, where somebody said so. */
  readonly mapping: readonly (ProductField | null)[] | null
}

export function useBeginImport(tenantId: number | undefined) {
  return useMutation({
    mutationFn: ({ file, dryRun, mapping }: Sending) =>
      importProducts(apiClient, {
        file,
        body: {
          dry_run: dryRun,
          ...(mapping && { mapping: mapping.map((field) => field ?? '').join(',') }),
          ...(tenantId !== undefined && { tenant_id: tenantId }),
        },
      }),
    onSuccess: (begun) => queryClient.setQueryData(importQuery(begun.id).queryKey, begun),
  })
}

/** How the link with the accounting stands, as whoever opens the page finds it. */
export const exactLinkQuery = () =>
  queryOptions({
    queryKey: ['product-import', 'exact'],
    queryFn: ({ signal }) => getExactStatus(apiClient, { signal }),
    staleTime: 0,
  })

/** The catalogue is another one now. */
export const catalogueImported = (): Promise<void> => queryClient.invalidateQueries({ queryKey: catalogueKey })
