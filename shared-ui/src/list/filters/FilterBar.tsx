import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import './filter-bar.css'
import { FilterChips } from './FilterChips.tsx'
import { FilterSelect } from './more/FilterSelect.tsx'
import { MoreFilters } from './more/MoreFilters.tsx'
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx'
import { StatusPills } from './StatusPills.tsx'
import type { DateFilter, SelectFilter, SortFilter, StatusFilter } from '../types.ts'

export interface FilterBarProps {
  search?: Omit<SearchBoxProps, 'label'> & { label?: string }
  status?: StatusFilter
  /** The one filter of a list that has no more: it stands in the bar itself. */
  only?: SelectFilter
  /** Behind *Filter +*; one that is in use is a chip under the bar. */
  filters?: readonly SelectFilter[]
  dates?: DateFilter
  sort?: SortFilter
  onReset?: () => void
  /** Something of the screen's own at the end, such as a switch. */
  children?: ReactNode
}

const none: readonly SelectFilter[] = []

/** One bar above a list: search, statuses, and the rest behind one button; what is in use stands below as chips. */
export function FilterBar({ search, status, only, filters = none, dates, sort, onReset, children }: FilterBarProps) {
  const { t } = useTranslation('ui')
  const hasMore = filters.length > 0 || dates !== undefined || sort !== undefined

  return (
    <div role="search" className="sf-filter-bar" aria-label={t('filter.label')}>
      {search && <SearchBox {...search} label={search.label ?? t('filter.search')} />}
      {only && <FilterSelect filter={only} />}
      {hasMore && <MoreFilters filters={filters} dates={dates} sort={sort} />}
      {children}
      {status && <StatusPills {...status} />}
      <FilterChips filters={filters} dates={dates} onReset={onReset} />
    </div>
  )
}
