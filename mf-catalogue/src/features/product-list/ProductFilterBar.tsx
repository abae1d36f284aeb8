import { Switch } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { FilterBar, type SelectFilter } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { productGroupsQuery } from '../../api/products.queries.ts'
import { useTenantFilter } from './useTenantFilter.ts'
import type { ProductFilterState } from './useProductFilters.ts'
import styles from './product-list.module.css'

export function ProductFilterBar({ state }: { state: ProductFilterState }) {
  const { t } = useTranslation('catalogue')
  const { filters, set, type } = state
  const group = useGroupFilter(state)
  const tenant = useTenantFilter(state)

  return (
    <FilterBar
      search={{
        value: filters.search,
        onChange: (search) => type({ search }),
        placeholder: t('list.search'),
      }}
      only={group}
      filters={tenant ? [tenant] : undefined}
      onReset={state.reset}
    >
      <label className={styles.visibleOnly}>
        <Switch
          size="small"
          checked={filters.visible === 'only'}
          onChange={(only) => set({ visible: only ? 'only' : 'all' })}
        />
        {t('list.visibleOnly')}
      </label>
    </FilterBar>
  )
}

function useGroupFilter({ filters, set, tenantId }: ProductFilterState): SelectFilter {
  const { t } = useTranslation('catalogue')
  const groups = useQuery(productGroupsQuery(tenantId))
  return {
    id: 'group',
    label: t('list.group'),
    value: filters.group,
    options: [
      { value: 'all', label: t('list.allGroups') },
      ...(groups.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    ],
    onChange: (group) => set({ group }),
    search: { placeholder: t('list.searchGroup'), empty: t('list.noGroups') },
    loading: groups.isPending,
  }
}
