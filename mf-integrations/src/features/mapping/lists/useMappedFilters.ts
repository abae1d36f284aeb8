import { choice, text, useUrlFilters } from '@staffel/shared-ui/list'

const options = { filters: { search: text(), only: choice(['all', 'open']), product: text(), customer: text() } }

/** What of a long list is shown, or which one alone: in the address. */
export function useMappedFilters() {
  const url = useUrlFilters(options)
  return { ...url, one: Number(url.filters.product || url.filters.customer) || undefined }
}
export type MappedFilters = ReturnType<typeof useMappedFilters>

export const questionOf = ({ filters: { search, only }, page, one }: MappedFilters) => ({
  ...{ search, page, one },
  only: only === 'open' ? ('open' as const) : ('all' as const),
})
