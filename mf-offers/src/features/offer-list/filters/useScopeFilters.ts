import { useUser } from '@staffel/shared-auth'
import { useTranslation } from '@staffel/shared-ui/i18n'
import type { SelectFilter } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { scopeSelectors } from '../../../api/offers/offerScope.ts'
import { organizationsQuery } from '../../../api/organizations.queries.ts'
import { regionsQuery, tenantsQuery } from '../../../api/scope.queries.ts'
import type { OfferFilterState } from './useOfferFilters.ts'

interface Named {
  readonly id: number
  readonly name: string
}

/**
 * The selectors of tenant, organisation and region that the reader has. One that leaves nothing to choose is not shown.
 */
export function useScopeFilters({ filters, set }: OfferFilterState): SelectFilter[] {
  const { t } = useTranslation('offers')
  const show = scopeSelectors(useUser())
  const tenantId = Number(filters.tenant_id) || undefined
  const tenants = useQuery({ ...tenantsQuery(), enabled: show.tenant })
  const organizations = useQuery({ ...organizationsQuery(tenantId), enabled: show.within })
  const regions = useQuery({ ...regionsQuery(tenantId), enabled: show.within })

  const tenant = {
    ...choices(filters.tenant_id, t('list.allTenants'), tenants.data),
    id: 'tenant',
    label: t('list.tenant'),
    // What is chosen within one tenant is not in another.
    onChange: (tenant_id: string) => set({ tenant_id, organization_id: 'all', region_id: 'all' }),
  }
  const organization = {
    ...choices(filters.organization_id, t('list.allOrganizations'), organizations.data),
    id: 'organization',
    label: t('list.organization'),
    search: { placeholder: t('editor.customer.searchPlaceholder'), empty: t('editor.customer.none') },
    loading: organizations.isFetching,
    onChange: (organization_id: string) => set({ organization_id }),
  }
  const region = {
    ...choices(filters.region_id, t('list.allRegions'), regions.data),
    id: 'region',
    label: t('list.region'),
    loading: regions.isFetching,
    onChange: (region_id: string) => set({ region_id }),
  }
  return [
    ...(show.tenant && (tenants.data?.length ?? 0) > 1 ? [tenant] : []),
    ...(show.within ? [organization] : []),
    ...(show.within && (regions.data?.length ?? 0) > 0 ? [region] : []),
  ]
}

/** As long as the names are not known, or cannot be had, "all" is the only choice. */
function choices(value: string, all: string, named: readonly Named[] = []): Pick<SelectFilter, 'value' | 'options'> {
  const known = named.map(({ id, name }) => ({ value: String(id), label: name }))
  return {
    value: known.some((option) => option.value === value) ? value : 'all',
    options: [{ value: 'all', label: all }, ...known],
  }
}
