import type { InviteCounts } from '@staffel/shared-api/contract'
import { hasRole, useUser } from '@staffel/shared-auth'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { FilterBar } from '@staffel/shared-ui/list'
import { usePlaceFilters } from '../../parts/usePlaceFilters.ts'
import { inviteRoles, inviteStatuses, type InviteFilterState } from './useInviteFilters.ts'

export interface InviteFilterBarProps {
  readonly state: InviteFilterState
  readonly counts: InviteCounts | undefined
}

export function InviteFilterBar({ state, counts }: InviteFilterBarProps) {
  const { t } = useTranslation('people')
  const user = useUser()
  const { search, status, tenant, organization, role } = state.filters
  const places = usePlaceFilters({
    tenant,
    organization,
    choosesTenant: hasRole(user, ['Admin']),
    onChange: state.set,
  })

  const countOf = (value: (typeof inviteStatuses)[number]) => {
    if (value === 'cancelled') return undefined
    const count = counts?.[value === 'all' ? 'total' : value]
    return count === undefined ? undefined : { count, capped: false }
  }

  return (
    <FilterBar
      search={{
        value: search,
        onChange: (next) => state.type({ search: next }),
        placeholder: t('users.search'),
      }}
      status={{
        label: t('users.columns.status'),
        value: status,
        options: inviteStatuses.map((value) => ({
          value,
          label: value === 'all' ? t('ui:filter.all') : t(`invites.statuses.${value}`),
          count: countOf(value),
        })),
        onChange: (next) => state.set({ status: inviteStatuses.find((known) => known === next) ?? 'all' }),
      }}
      filters={[
        ...places,
        {
          id: 'role',
          label: t('users.columns.role'),
          value: role,
          options: inviteRoles.map((value) => ({ value, label: t(`users.roles.${value}`) })),
          onChange: (next) => state.set({ role: inviteRoles.find((known) => known === next) ?? 'all' }),
        },
      ]}
      onReset={state.reset}
    />
  )
}
