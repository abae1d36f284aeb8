import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import { ArrowDownOutlined, ArrowUpOutlined } from '../../../facades/icons/index.ts'
import { FilterSelect } from './FilterSelect.tsx'
import type { SortFilter } from '../../types.ts'

/** What a list is sorted by, and a button that turns it around. */
export function SortSelect({ sort, options, onSort }: SortFilter) {
  const { t } = useTranslation('ui')
  const ascending = sort.direction === 'asc'
  const direction = t(ascending ? 'filter.ascending' : 'filter.descending')
  const filter = { id: 'sort', label: t('filter.sort'), value: sort.key, options, onChange: onSort }
  return (
    <div className="sf-sort">
      <FilterSelect filter={filter} onSelect={onSort} />
      <Button
        icon={ascending ? <ArrowUpOutlined /> : <ArrowDownOutlined />}
        aria-label={`${t('filter.sort')}: ${direction}`}
        title={direction}
        onClick={() => onSort(sort.key)}
      />
    </div>
  )
}
