import type { CustomerGroup } from '@staffel/shared-api/contract'
import { Button } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DeleteOutlined, EditOutlined, TeamOutlined } from '@staffel/shared-ui/icons'
import { DataTable } from '@staffel/shared-ui/list'
import styles from './groups.module.css'

export interface CustomerGroupTableProps {
  readonly groups: readonly CustomerGroup[]
  readonly onMembers: (group: CustomerGroup) => void
  readonly onRename: (group: CustomerGroup) => void
  readonly onDelete: (group: CustomerGroup) => void
}

/** A group by its name, which opens the customers in it. */
export function CustomerGroupTable({ groups, onMembers, onRename, onDelete }: CustomerGroupTableProps) {
  const { t } = useTranslation('catalogue')
  return (
    <DataTable
      label={t('customerGroups.title')}
      rows={groups}
      rowKey={({ id }) => String(id)}
      rowName={({ name }) => name}
      columns={[
        {
          id: 'name',
          title: t('groups.name'),
          card: 'title',
          cell: (group) => (
            <Button type="link" className={styles.name} onClick={() => onMembers(group)}>
              {group.name}
            </Button>
          ),
        },
        {
          id: 'customers',
          title: t('customerGroups.customers'),
          card: 'meta',
          align: 'end',
          width: 120,
          cell: ({ organizations }) => formatNumber(organizations),
        },
        {
          id: 'lists',
          title: t('prices.title'),
          card: 'meta',
          align: 'end',
          width: 120,
          cell: ({ price_lists: lists }) => formatNumber(lists),
        },
      ]}
      rowActions={(group) => [
        {
          key: 'members',
          label: t('customerGroups.members'),
          icon: <TeamOutlined />,
          onSelect: () => onMembers(group),
        },
        { key: 'rename', label: t('groups.rename'), icon: <EditOutlined />, onSelect: () => onRename(group) },
        {
          key: 'delete',
          label: t('groups.delete'),
          icon: <DeleteOutlined />,
          danger: true,
          divided: true,
          onSelect: () => onDelete(group),
        },
      ]}
    />
  )
}
