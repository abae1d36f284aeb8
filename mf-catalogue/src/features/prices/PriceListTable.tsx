import type { PriceList } from '@staffel/shared-api/contract'
import { Text } from '@staffel/shared-ui/core'
import { formatDate, formatNumber } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { DeleteOutlined, EditOutlined, ExportOutlined } from '@staffel/shared-ui/icons'
import { DataTable } from '@staffel/shared-ui/list'
import { useNavigate } from '@staffel/shared-ui/router'
import { ValidityBadge } from '../../parts/prices/ValidityBadge.tsx'
import { paths } from '../../paths.ts'
import { useListsExport } from './transfer/useListsExport.ts'

export interface PriceListTableProps {
  readonly lists: readonly PriceList[]
  readonly tenantId?: number
  readonly onDelete: (list: PriceList) => void
}

export function PriceListTable({ lists, tenantId, onDelete }: PriceListTableProps) {
  const { t } = useTranslation('catalogue')
  const { language } = useLanguage()
  const navigate = useNavigate()
  const exported = useListsExport(tenantId)
  const dates = ({ valid_from: from, valid_till: till }: PriceList) =>
    till === null
      ? t('prices.since', { from: formatDate(from, language) })
      : `${formatDate(from, language)} – ${formatDate(till, language)}`

  return (
    <DataTable
      label={t('prices.title')}
      rows={lists}
      rowKey={({ id }) => String(id)}
      rowName={({ name }) => name}
      rowHref={({ id }) => paths.priceList(id, tenantId)}
      columns={[
        { id: 'name', title: t('prices.columns.name'), card: 'title', cell: ({ name }) => name },
        {
          id: 'owner',
          title: t('prices.columns.owner'),
          card: 'subtitle',
          cell: ({ owner_name: owner, customer_group_id: group }) => (
            <>
              {owner}
              {group !== null && (
                <Text as="div" tone="muted" size="small">
                  {t('prices.ofGroup')}
                </Text>
              )}
            </>
          ),
        },
        { id: 'dates', title: t('prices.columns.dates'), card: 'meta', width: 210, cell: dates },
        {
          id: 'entries',
          title: t('prices.columns.entries'),
          card: 'meta',
          align: 'end',
          width: 80,
          from: 'medium',
          cell: ({ entry_count: count }) => formatNumber(count),
        },
        {
          id: 'validity',
          title: t('prices.columns.validity'),
          card: 'status',
          width: 140,
          cell: (list) => <ValidityBadge list={list} />,
        },
      ]}
      rowActions={(list) => [
        {
          key: 'edit',
          label: t('actions.edit'),
          icon: <EditOutlined />,
          onSelect: () => void navigate(paths.priceList(list.id, tenantId)),
        },
        {
          key: 'export',
          label: t('transfer.exportXlsx'),
          icon: <ExportOutlined />,
          onSelect: () => exported.save('xlsx', list.id),
        },
        {
          key: 'delete',
          label: t('actions.delete'),
          icon: <DeleteOutlined />,
          danger: true,
          divided: true,
          onSelect: () => onDelete(list),
        },
      ]}
    />
  )
}
