import { DateFilterControls } from './DateFilterControls.tsx'
import { FilterSelect } from './FilterSelect.tsx'
import { SortSelect } from './SortSelect.tsx'
import type { DateFilter, SelectFilter, SortFilter } from '../../types.ts'

export interface FilterControlsProps {
  filters: readonly SelectFilter[]
  dates?: DateFilter
  sort?: SortFilter
}

/** What can be filtered and sorted by, each under its name. */
export function FilterControls({ filters, dates, sort }: FilterControlsProps) {
  return (
    <>
      {filters.map((filter) => (
        <FilterSelect key={filter.id} filter={filter} />
      ))}
      {dates && <DateFilterControls {...dates} />}
      {sort && <SortSelect {...sort} />}
    </>
  )
}
