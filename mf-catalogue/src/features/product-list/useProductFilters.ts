import { useUser } from '@staffel/shared-auth'
import { choice, text, useUrlFilters } from '@staffel/shared-ui/list'
import { useMemo } from 'react'
import type { ProductListFilters } from '../../api/products.queries.ts'

/** Search, group, visibility and, for who may see several, the tenant of the product list: all in the URL. */
export function useProductFilters() {
  const own = String(useUser()?.tenant_id ?? '')
  const options = useMemo(
    () => ({ filters: { search: text(), group: text('all'), visible: choice(['only', 'all']), tenant: text(own) } }),
    [own],
  )
  const url = useUrlFilters(options)
  const { search, group, visible, tenant } = url.filters
  const tenantId = tenant === own ? undefined : Number(tenant) || undefined
  const request: ProductListFilters = {
    search,
    group,
    visibleOnly: visible === 'only',
    page: url.page,
    ...(tenantId && { tenantId }),
  }
  return { ...url, own, tenantId, request }
}

export type ProductFilterState = ReturnType<typeof useProductFilters>
