import type { ProductGroupUse } from '@staffel/shared-api/contract'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DeleteOutlined, EditOutlined } from '@staffel/shared-ui/icons'
import { DataTable } from '@staffel/shared-ui/list'
import { paths } from '../../paths.ts'

export interface GroupTableProps {
  groups: readonly ProductGroupUse[]
  onRename: (group: ProductGroupUse) => void
  onDelete: (group: ProductGroupUse) => void
}

/** A row leads to the products of its group. */
export function GroupTable({ groups, onRename, onDelete }: GroupTableProps) {
  const { t } = useTranslation('catalogue')
  return (
    <DataTable
      label={t('groups.title')}
      rows={groups}
      rowKey={({ id }) => String(id)}
      rowName={({ name }) => name}
      rowHref={({ id }) => paths.productsOf(id)}
      columns={[
        { id: 'name', title: t('groups.name'), card: 'title', cell: ({ name }) => name },
        {
          id: 'products',
          title: t('groups.products'),
          card: 'meta',
          align: 'end',
          width: 140,
          cell: ({ products }) => formatNumber(products),
        },
      ]}
      rowActions={(group) => [
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
