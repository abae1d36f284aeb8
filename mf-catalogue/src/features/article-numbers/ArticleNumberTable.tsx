import type { CustomerNumber } from '@staffel/shared-api/contract'
import { Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DeleteOutlined, EditOutlined } from '@staffel/shared-ui/icons'
import { DataTable, ToneBadge } from '@staffel/shared-ui/list'
import { paths } from '../../paths.ts'
import styles from './article-numbers.module.css'

export interface ArticleNumberTableProps {
  readonly numbers: readonly CustomerNumber[]
  readonly busy: boolean
  readonly onChange: (number: CustomerNumber) => void
  readonly onRemove: (number: CustomerNumber) => void
}

/** A row leads to its product. */
export function ArticleNumberTable({ numbers, busy, onChange, onRemove }: ArticleNumberTableProps) {
  const { t } = useTranslation('catalogue')
  return (
    <DataTable
      label={t('numbers.title')}
      rows={numbers}
      busy={busy}
      rowKey={({ id }) => String(id)}
      rowName={({ number }) => number}
      rowHref={({ product_id: id }) => paths.product(id)}
      columns={[
        {
          id: 'number',
          title: t('numbers.number'),
          card: 'title',
          width: '28%',
          cell: ({ number }) => <Text numeric>{number}</Text>,
        },
        {
          id: 'product',
          title: t('numbers.product'),
          card: 'subtitle',
          cell: ({ product_name: name, is_archived: isArchived }) => (
            <span className={styles.product}>
              {name}
              {isArchived && <ToneBadge tone="neutral">{t('badges.archived')}</ToneBadge>}
            </span>
          ),
        },
        {
          id: 'sku',
          title: t('list.columns.sku'),
          card: 'meta',
          width: 180,
          cell: ({ sku }) => (
            <Text numeric tone="muted">
              {sku ?? '–'}
            </Text>
          ),
        },
      ]}
      rowActions={(number) => [
        { key: 'change', label: t('numbers.change'), icon: <EditOutlined />, onSelect: () => onChange(number) },
        {
          key: 'delete',
          label: t('numbers.delete'),
          icon: <DeleteOutlined />,
          danger: true,
          divided: true,
          onSelect: () => onRemove(number),
        },
      ]}
    />
  )
}
