import { Switch } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { FilterBar } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { productGroupsQuery } from '../../api/products.queries.ts'
import type { useProductFilters } from './useProductFilters.ts'
import styles from './product-list.module.css'

export function ProductFilterBar({
  filters: { filters, set, type },
}: {
  filters: ReturnType<typeof useProductFilters>
}) {
  const { t } = useTranslation('catalogue')
  const groups = useQuery(productGroupsQuery())
  const options = (groups.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))

  return (
    <FilterBar
      search={{
        value: filters.search,
        onChange: (search) => type({ search }),
        placeholder: t('list.search'),
      }}
      only={{
        id: 'group',
        label: t('list.group'),
        value: filters.group,
        options: [{ value: 'all', label: t('list.allGroups') }, ...options],
        onChange: (group) => set({ group }),
        search: { placeholder: t('list.searchGroup'), empty: t('list.noGroups') },
        loading: groups.isPending,
      }}
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
