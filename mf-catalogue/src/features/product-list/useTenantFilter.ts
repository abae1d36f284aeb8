import { hasRole, useUser } from '@staffel/shared-auth'
import { useTranslation } from '@staffel/shared-ui/i18n'
import type { SelectFilter } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { tenantsQuery } from '../../api/tenants.queries.ts'
import type { ProductFilterState } from './useProductFilters.ts'

/** Whose catalogue is shown, for an Admin who has the choice; kept free until it is known that there is none. */
export function useTenantFilter({ filters, own, set }: ProductFilterState): SelectFilter | null {
  const { t } = useTranslation('catalogue')
  const user = useUser()
  const isAdmin = user !== null && hasRole(user, ['Admin'])
  const tenants = useQuery({ ...tenantsQuery(), enabled: isAdmin })
  if (!isAdmin || (!tenants.isPending && (tenants.data?.length ?? 0) < 2)) return null
  return {
    id: 'tenant',
    label: t('list.tenant'),
    value: filters.tenant,
    neutral: own,
    options: (tenants.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    loading: tenants.isPending,
    // A group of one tenant is none of another.
    onChange: (tenant) => set({ tenant, group: 'all' }),
  }
}
