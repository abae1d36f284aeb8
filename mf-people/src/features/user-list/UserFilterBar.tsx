import { useTranslation } from '@staffel/shared-ui/i18n'
import { FilterBar, type Count, type SelectFilter } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { userStatusCountsQuery, type UserFilters } from '../../api/users.queries.ts'
import { usePlaceFilters } from '../../parts/usePlaceFilters.ts'
import { userRoles, userStatuses, type useUserFilters } from './useUserFilters.ts'

type Filters = ReturnType<typeof useUserFilters>

export interface UserFilterBarProps {
  filters: Filters
  /** The rows come first; how many there are of each status is asked after them. */
  isListKnown: boolean
}

export function UserFilterBar({ filters, isListKnown }: UserFilterBarProps) {
  const { t } = useTranslation('people')
  const { search, status } = filters.filters
  const countOf = useCounts(filters.filters, isListKnown)
  return (
    <FilterBar
      search={{
        value: search,
        onChange: (next) => filters.type({ search: next }),
        placeholder: t('users.search'),
      }}
      status={{
        label: t('users.columns.status'),
        value: status,
        options: userStatuses.map((value) => ({
          value,
          label: value === 'all' ? t('ui:filter.all') : t(`users.statuses.${value}`),
          count: countOf(value),
        })),
        onChange: (next) => filters.set({ status: userStatuses.find((known) => known === next) ?? 'all' }),
      }}
      filters={useSelects(filters)}
      onReset={filters.reset}
    />
  )
}

/** More than are counted elsewhere are not written out here either. */
const mostCounted = 10_000

function useCounts({ search, tenant, organization, role, status }: UserFilters, enabled: boolean) {
  const { data } = useQuery({ ...userStatusCountsQuery({ search, tenant, organization, role, status }), enabled })
  return (of: UserFilters['status']): Count | undefined => {
    const count = data?.[of === 'all' ? 'total' : of]
    return count === undefined ? undefined : { count, capped: count > mostCounted }
  }
}

function useSelects({ filters: { tenant, organization, role }, set }: Filters): SelectFilter[] {
  const { t } = useTranslation('people')
  const places = usePlaceFilters({ tenant, organization, onChange: set })
  return [
    ...places,
    {
      id: 'role',
      label: t('users.columns.role'),
      value: role,
      options: userRoles.map((value) => ({ value, label: t(`users.roles.${value}`) })),
      onChange: (next) => set({ role: userRoles.find((known) => known === next) ?? 'all' }),
    },
  ]
}
