import { useUser } from '@staffel/shared-auth'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { FilterBar, type Count, type SelectFilter, type StatusFilter } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { requestCountsQuery, type StateFilter } from '../../api/requests.queries.ts'
import { colleaguesQuery } from '../../api/colleagues.queries.ts'
import {
  offerChoice,
  requestDateFields,
  requestSortKeys,
  requestStates,
  stateChoice,
  type RequestFilterState,
} from './useRequestFilters.ts'

export interface RequestFilterBarProps {
  state: RequestFilterState
  /** The rows come first; how many there are of each status is asked after them. */
  isListKnown: boolean
}

export function RequestFilterBar({ state, isListKnown }: RequestFilterBarProps) {
  const { t } = useTranslation('requests')
  const { filters, set, type, sort } = state
  const assignee = useAssigneeFilter(state)
  const countOf = useCounts(state, isListKnown)
  const status: StatusFilter = {
    label: t('list.columns.status'),
    value: filters.state,
    options: requestStates.map((value) => ({
      value,
      label: value === 'all' ? t('ui:filter.all') : t(value === 'open' ? 'list.state.open' : `status.${value}`),
      count: countOf(value),
    })),
    onChange: (value) => set({ state: stateChoice.read(value) }),
  }
  const offer: SelectFilter = {
    id: 'offer',
    label: t('list.offer.label'),
    value: filters.offer,
    options: (['all', 'without', 'with'] as const).map((value) => ({ value, label: t(`list.offer.${value}`) })),
    onChange: (value) => set({ offer: offerChoice.read(value) }),
  }
  return (
    <FilterBar
      search={{
        value: filters.search,
        onChange: (search) => type({ search }),
        placeholder: t('list.search'),
      }}
      status={status}
      filters={[offer, assignee]}
      dates={{
        field: filters.date,
        fields: requestDateFields.map((value) => ({ value, label: t(`list.dates.${value}`) })),
        from: filters.from,
        till: filters.till,
        onChange: ({ field, from, till }) =>
          set({ date: requestDateFields.find((known) => known === field) ?? 'none', from, till }),
      }}
      sort={{
        sort,
        options: requestSortKeys.map((value) => ({ value, label: t(`list.sort.${value}`) })),
        onSort: state.sortBy,
      }}
      onReset={state.reset}
    />
  )
}

/** How many there are of a status; of the open ones together. */
function useCounts({ request }: RequestFilterState, enabled: boolean) {
  const { data } = useQuery({ ...requestCountsQuery(request), enabled })
  return (state: StateFilter): Count | undefined => {
    const wanted: readonly string[] = state === 'open' ? ['new', 'in_progress'] : [state]
    const found = data?.filter(({ status }) => wanted.includes(status)) ?? []
    if (found.length === 0) return undefined
    return { count: found.reduce((sum, { count }) => sum + count, 0), capped: found.some(({ capped }) => capped) }
  }
}

/**
 * Everybody's, mine, or those of one colleague. As long as the names are not known, or cannot be had, the first two
 * remain.
 */
function useAssigneeFilter({ filters, set }: RequestFilterState): SelectFilter {
  const { t } = useTranslation('requests')
  const user = useUser()
  const colleagues = useQuery({ ...colleaguesQuery(user?.tenant_id ?? 0), enabled: user !== null })
  const others = (colleagues.data ?? []).filter(({ user_id }) => user_id !== user?.user_id)
  const options = [
    { value: 'all', label: t('list.assignee.all') },
    { value: 'mine', label: t('list.assignee.mine') },
    ...others.map(({ user_id, name }) => ({ value: String(user_id), label: name })),
  ]
  return {
    id: 'assignee',
    label: t('list.columns.assignee'),
    value: options.some(({ value }) => value === filters.assignee) ? filters.assignee : 'all',
    options,
    onChange: (value) => set({ assignee: value }),
  }
}
