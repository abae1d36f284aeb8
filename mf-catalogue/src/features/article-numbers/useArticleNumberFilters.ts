import { text, useUrlFilters } from '@staffel/shared-ui/list'

const options = { filters: { customer: text(), search: text(), tenant: text() } }

/** Whose numbers are shown, and which of them: in the address. */
export function useArticleNumberFilters() {
  const url = useUrlFilters(options)
  const { customer, tenant } = url.filters
  return { ...url, organizationId: Number(customer) || undefined, tenantId: Number(tenant) || undefined }
}

export type ArticleNumberFilterState = ReturnType<typeof useArticleNumberFilters>
