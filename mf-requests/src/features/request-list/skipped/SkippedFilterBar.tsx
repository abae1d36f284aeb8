import { useTranslation } from '@staffel/shared-ui/i18n'
import { FilterBar, type SelectFilter } from '@staffel/shared-ui/list'
import {
  reasonChoice,
  shownReasons,
  skippedDateFields,
  skippedSortKeys,
  type SkippedFilterState,
} from './useSkippedFilters.ts'

export function SkippedFilterBar({ state }: { state: SkippedFilterState }) {
  const { t } = useTranslation('requests')
  const { filters, set, type, sort } = state
  const reason: SelectFilter = {
    id: 'reason',
    label: t('skipped.columns.reason'),
    value: filters.reason,
    neutral: 'usual',
    options: shownReasons.map((value) => ({
      value,
      label: value === 'usual' || value === 'all' ? t(`skipped.reasons.${value}`) : t(`skipped.reason.${value}`),
    })),
    onChange: (value) => set({ reason: reasonChoice.read(value) }),
  }
  return (
    <FilterBar
      search={{
        value: filters.search,
        onChange: (search) => type({ search }),
        placeholder: t('list.search'),
      }}
      filters={[reason]}
      dates={{
        field: filters.date,
        fields: skippedDateFields.map((value) => ({ value, label: t(`list.dates.${value}`) })),
        from: filters.from,
        till: filters.till,
        onChange: ({ field, from, till }) =>
          set({ date: skippedDateFields.find((known) => known === field) ?? 'none', from, till }),
      }}
      sort={{
        sort,
        options: skippedSortKeys.map((value) => ({ value, label: t(`list.sort.${value}`) })),
        onSort: state.sortBy,
      }}
      onReset={state.reset}
    />
  )
}
