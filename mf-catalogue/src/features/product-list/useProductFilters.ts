import { choice, text, useUrlFilters } from '@staffel/shared-ui/list'

/** Search, group and visibility of the product list, in the URL. */
export function useProductFilters() {
  return useUrlFilters({ filters: { search: text(), group: text('all'), visible: choice(['only', 'all']) } })
}
