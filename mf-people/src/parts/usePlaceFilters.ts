import { useTranslation } from '@staffel/shared-ui/i18n'
import type { SelectFilter } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { organizationsQuery, tenantsQuery } from '../api/users.queries.ts'

export interface PlaceFilterParts {
  /** Ids as text, or `all`. */
  readonly tenant: string
  readonly organization: string
  readonly choosesTenant?: boolean
  readonly onChange: (changed: { readonly tenant?: string; readonly organization?: string }) => void
}

/** The tenant only where there is a choice; the organisation only once a tenant is chosen. */
export function usePlaceFilters({ tenant, organization, choosesTenant = true, onChange }: PlaceFilterParts) {
  const { t } = useTranslation('people')
  const tenants = useQuery(tenantsQuery())
  const organizations = useQuery({ ...organizationsQuery(tenant), enabled: tenant !== 'all' })
  const named = (rows: readonly { id: number; name: string }[] | undefined) =>
    (rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }))

  const byTenant: SelectFilter = {
    id: 'tenant',
    label: t('users.columns.tenant'),
    value: tenant,
    options: [{ value: 'all', label: t('users.allTenants') }, ...named(tenants.data)],
    onChange: (next) => onChange({ tenant: next, organization: 'all' }),
    loading: tenants.isPending,
  }
  const byOrganization: SelectFilter = {
    id: 'organization',
    label: t('users.columns.organization'),
    value: organization,
    options: [{ value: 'all', label: t('users.allOrganizations') }, ...named(organizations.data)],
    onChange: (next) => onChange({ organization: next }),
    search: { placeholder: t('users.searchOrganization'), empty: t('users.noOrganizations') },
    loading: organizations.isPending,
  }
  const isChoice = choosesTenant && (tenants.data?.length ?? 0) > 1
  return [...(isChoice ? [byTenant] : []), ...(tenant === 'all' ? [] : [byOrganization])]
}
