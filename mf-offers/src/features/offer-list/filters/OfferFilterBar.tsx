import { isManagement, offerDateFields, offerSortKeys, offerStatuses } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { FilterBar } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { offerCountsQuery } from '../../../api/offers/offers.queries.ts'
import { approvalChoice, dateChoice, statusChoice, viewedChoice, type OfferFilterState } from './useOfferFilters.ts'
import { useScopeFilters } from './useScopeFilters.ts'

export interface OfferFilterBarProps {
  state: OfferFilterState
  /** The rows come first; how many there are of each status is asked after them. */
  isListKnown: boolean
}

/** Search, statuses, scope, dates and sort above the list. */
export function OfferFilterBar({ state, isListKnown }: OfferFilterBarProps) {
  const { t } = useTranslation('offers')
  const { filters, sort, set, type } = state
  const user = useUser()
  const maySeeDrafts = user !== null && user.is_tenant && isManagement(user)
  const scope = useScopeFilters(state)
  const counts = useQuery({ ...offerCountsQuery(state.request), enabled: isListKnown })
  const countOf = (status: string) => counts.data?.find((one) => one.status === status)
  const status = {
    label: t('list.columns.status'),
    value: filters.status,
    options: [
      { value: 'all', label: t('ui:filter.all'), count: countOf('all') },
      ...offerStatuses.map((value) => ({ value, label: t(`ui:status.${value}`), count: countOf(value) })),
    ],
    onChange: (value: string) => set({ status: statusChoice.read(value) }),
  }
  const viewed = {
    id: 'viewed',
    label: t('list.viewed'),
    value: filters.viewed,
    options: [
      { value: 'all', label: t('list.viewedAny') },
      { value: 'yes', label: t('list.viewedYes') },
      { value: 'no', label: t('list.viewedNo') },
    ],
    onChange: (value: string) => set({ viewed: viewedChoice.read(value) }),
  }
  const approval = {
    id: 'approval',
    label: t('approval.filter'),
    value: filters.approval,
    options: [
      { value: 'all', label: t('approval.any') },
      { value: 'asked', label: t('approval.states.asked') },
    ],
    onChange: (value: string) => set({ approval: approvalChoice.read(value) }),
  }
  const mine = String(user?.user_id)
  const owner = {
    id: 'owner',
    label: t('list.owner'),
    value: filters.owner_id,
    options: [
      { value: 'all', label: t('list.ownerAny') },
      { value: mine, label: t('list.ownerMe') },
      // In a view that a colleague shared.
      ...([mine, 'all'].includes(filters.owner_id) ? [] : [{ value: filters.owner_id, label: t('list.ownerOther') }]),
    ],
    onChange: (owner_id: string) => set({ owner_id }),
  }
  const keyed = (keys: readonly string[]) => keys.map((value) => ({ value, label: t(`list.sort.${value}`) }))

  return (
    <FilterBar
      search={{ value: filters.q, onChange: (q) => type({ q }), placeholder: t('list.search') }}
      status={status}
      filters={[viewed, ...(user?.is_tenant ? [owner] : []), ...(maySeeDrafts ? [approval] : []), ...scope]}
      dates={{
        field: filters.date,
        fields: [{ value: 'none', label: t('list.noDate') }, ...keyed(offerDateFields)],
        from: filters.from,
        till: filters.till,
        onChange: ({ field, from, till }) => set({ date: dateChoice.read(field), from, till }),
      }}
      sort={{ sort, options: keyed(offerSortKeys), onSort: state.sortBy }}
      onReset={state.reset}
    />
  )
}
