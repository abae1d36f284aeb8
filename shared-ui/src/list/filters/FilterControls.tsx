import { DateFilterControls } from './DateFilterControls.tsx'
import { FilterSelect } from './FilterSelect.tsx'
import { SortSelect } from './SortSelect.tsx'
import type { DateFilter, SelectFilter, SortFilter } from '../types.ts'

export interface FilterControlsProps {
  filters: readonly SelectFilter[]
  dates?: DateFilter
  sort?: SortFilter
}

/** The selects of a filter bar: in its row on a wide screen, in its sheet on a phone. */
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
