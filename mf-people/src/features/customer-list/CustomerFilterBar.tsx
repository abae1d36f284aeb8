import { useTranslation } from '@staffel/shared-ui/i18n'
import { FilterBar, type Count, type SelectFilter } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { customerStatusCountsQuery, type CustomerListFilters } from '../../api/customers.queries.ts'
import { regionsQuery, tenantsQuery } from '../../api/users.queries.ts'
import { customerSortKeys, customerStatuses, type CustomerFilterState } from './useCustomerFilters.ts'

export interface CustomerFilterBarProps {
  readonly state: CustomerFilterState
  /** The rows come first; how many there are of each status is asked after them. */
  readonly isListKnown: boolean
  /** What is kept elsewhere is for who runs the selling company. */
  readonly showsKept: boolean
}

export function CustomerFilterBar({ state, isListKnown, showsKept }: CustomerFilterBarProps) {
  const { t } = useTranslation('people')
  const { search, status } = state.filters
  const countOf = useCounts(state.filters, isListKnown)
  const statuses = customerStatuses.filter((value) => showsKept || (value !== 'archived' && value !== 'deleted'))
  return (
    <FilterBar
      search={{ value: search, onChange: (next) => state.type({ search: next }), placeholder: t('customers.search') }}
      status={{
        label: t('customers.columns.status'),
        value: status,
        options: statuses.map((value) => ({
          value,
          label: value === 'all' ? t('ui:filter.all') : t(`customers.statuses.${value}`),
          count: countOf(value),
        })),
        onChange: (next) => state.set({ status: customerStatuses.find((known) => known === next) ?? 'all' }),
      }}
      filters={useSelects(state)}
      sort={{
        sort: state.sort,
        options: customerSortKeys.map((value) => ({ value, label: t(`customers.sort.${value}`) })),
        onSort: state.sortBy,
      }}
      onReset={state.reset}
    />
  )
}

function useCounts({ search, region, tenant, status }: CustomerListFilters, enabled: boolean) {
  const { data } = useQuery({ ...customerStatusCountsQuery({ search, region, tenant, status }), enabled })
  return (of: CustomerListFilters['status']): Count | undefined => {
    if (!data) return undefined
    const { total: all, prospects: prospect, active, archived, deleted } = data
    return { count: { all, prospect, active, archived, deleted }[of], capped: false }
  }
}

/** The tenant only where there is a choice; regions are those of one tenant. */
function useSelects({ filters: { tenant, region }, set }: CustomerFilterState): SelectFilter[] {
  const { t } = useTranslation('people')
  const tenants = useQuery(tenantsQuery())
  const regions = useQuery({ ...regionsQuery(Number(tenant)), enabled: tenant !== 'all' })
  const named = (rows: readonly { id: number; name: string }[] | undefined) =>
    (rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  const byTenant: SelectFilter = {
    id: 'tenant',
    label: t('users.columns.tenant'),
    value: tenant,
    options: [{ value: 'all', label: t('users.allTenants') }, ...named(tenants.data)],
    onChange: (next) => set({ tenant: next, region: 'all' }),
    loading: tenants.isPending,
  }
  const byRegion: SelectFilter = {
    id: 'region',
    label: t('customers.fields.region_id'),
    value: region,
    options: [{ value: 'all', label: t('customers.allRegions') }, ...named(regions.data)],
    onChange: (next) => set({ region: next }),
    loading: regions.isPending,
  }
  const isChoice = (tenants.data?.length ?? 0) > 1
  return [...(isChoice ? [byTenant] : []), ...(tenant === 'all' ? [] : [byRegion])]
}
