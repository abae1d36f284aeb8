import Button from 'antd/es/button'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '../../facades/core/useIsPhone.ts'
import { CloseOutlined, FilterOutlined } from '../../facades/icons/index.ts'
import './filter-bar.css'
import { FilterControls } from './FilterControls.tsx'
import { SearchBox } from './SearchBox.tsx'
import type { DateFilter, SelectFilter, SortFilter } from '../types.ts'
import { lazyPart } from '../../facades/router/lazyPart.tsx'

export interface FilterBarProps {
  search?: { value: string; onChange: (value: string) => void; placeholder?: string; label?: string }
  filters?: readonly SelectFilter[]
  dates?: DateFilter
  sort?: SortFilter
  /** How many filters are in use (`useUrlFilters().activeCount`); with any, the way to clear them shows. */
  activeCount?: number
  onReset?: () => void
  /** Something of the screen's own at the end, such as a switch. */
  children?: ReactNode
}

const FilterSheet = lazyPart(async () => (await import('./FilterSheet.tsx')).FilterSheet)
const none: readonly SelectFilter[] = []

/** Search, filters and sort above a list. On a phone the search stays and the rest opens as a sheet. */
export function FilterBar({ search, filters = none, dates, sort, activeCount = 0, onReset, children }: FilterBarProps) {
  const { t } = useTranslation('ui')
  const phone = useIsPhone()
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused')
  const controls = { filters, dates, sort }
  const hasControls = filters.length > 0 || dates !== undefined || sort !== undefined
  const reset = activeCount > 0 ? onReset : undefined

  return (
    <div role="search" className="sf-filter-bar" aria-label={t('filter.label')}>
      {search && (
        <SearchBox
          value={search.value}
          onChange={search.onChange}
          label={search.label ?? t('filter.search')}
          placeholder={search.placeholder}
        />
      )}
      {!phone && <FilterControls {...controls} />}
      {phone && hasControls && <OpenFilters activeCount={activeCount} onOpen={() => setSheet('open')} />}
      {children}
      {!phone && reset && (
        <Button type="text" icon={<CloseOutlined />} onClick={reset}>
          {t('filter.reset')}
        </Button>
      )}
      {phone && sheet !== 'unused' && (
        <Suspense fallback={null}>
          <FilterSheet open={sheet === 'open'} onClose={() => setSheet('closed')} onReset={reset} {...controls} />
        </Suspense>
      )}
    </div>
  )
}

function OpenFilters({ activeCount, onOpen }: { activeCount: number; onOpen: () => void }) {
  const { t } = useTranslation('ui')
  return (
    <Button icon={<FilterOutlined />} aria-haspopup="dialog" onClick={onOpen}>
      {activeCount > 0 ? t('filter.filtersActive', { count: activeCount }) : t('filter.filters')}
    </Button>
  )
}
