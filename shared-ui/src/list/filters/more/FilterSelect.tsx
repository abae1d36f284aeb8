import { useTranslation } from 'react-i18next'
import { Select } from '../../../facades/form/Select.tsx'
import type { SelectFilter } from '../../types.ts'

export interface FilterSelectProps {
  filter: SelectFilter
  /** Called with every choice, also of the value that is chosen already. */
  onSelect?: (value: string) => void
}

/** One choice among many in the filter bar. Its label is its name. */
export function FilterSelect({ filter, onSelect }: FilterSelectProps) {
  const { t } = useTranslation('ui')
  const { label, value, options, onChange, search, loading, disabled } = filter
  // antd shows a value that it has no name for as it is: a number, until names are there.
  const isNamed = !loading || options.some((option) => option.value === value)
  return (
    <div className="sf-filter">
      <span className="sf-filter-label" aria-hidden="true">
        {label}
      </span>
      <Select<string>
        className="sf-filter-select"
        aria-label={label}
        value={isNamed ? value : undefined}
        options={[...options]}
        onChange={onSelect ? undefined : onChange}
        onSelect={onSelect}
        loading={loading}
        disabled={disabled}
        showSearch={search ? { optionFilterProp: 'label' } : false}
        placeholder={search?.placeholder}
        notFoundContent={search?.empty ?? t('filter.noOptions')}
        popupMatchSelectWidth={false}
        // Eight without scrolling, which is more than most have.
        listHeight={288}
        virtual={options.length > 60}
      />
    </div>
  )
}
