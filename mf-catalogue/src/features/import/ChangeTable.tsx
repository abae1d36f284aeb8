import type { ImportedProduct, ProductImport } from '@staffel/shared-api/contract'
import { Card, EmptyState, Text } from '@staffel/shared-ui/core'
import { formatDate } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { PlusOutlined } from '@staffel/shared-ui/icons'
import { DataTable, ToneBadge } from '@staffel/shared-ui/list'
import { FirstOfMany } from './FirstOfMany.tsx'
import styles from './import.module.css'

/** Product for product what becomes of it. */
export function ChangeTable({ result: { changes, created, updated, unchanged } }: { result: ProductImport }) {
  const { t } = useTranslation('catalogue')
  if (changes.length === 0)
    return (
      <Card>
        <EmptyState size="compact" title={t(unchanged > 0 ? 'import.noChanges' : 'import.noneFits')} />
      </Card>
    )
  return (
    <>
      <DataTable
        label={t('import.changes')}
        rows={changes}
        rowKey={({ row }) => String(row)}
        rowName={({ name }) => name}
        columns={[
          {
            id: 'sku',
            title: t('list.columns.sku'),
            card: 'subtitle',
            width: 160,
            cell: ({ sku }) => (
              <Text numeric tone="muted">
                {sku ?? '–'}
              </Text>
            ),
          },
          { id: 'name', title: t('list.columns.name'), card: 'title', cell: ({ name }) => name },
          { id: 'what', title: t('import.what'), card: 'meta', cell: (product) => <Changed product={product} /> },
          {
            ...{ id: 'row', title: t('import.row'), card: 'hidden', align: 'end', width: 80, from: 'medium' },
            cell: ({ row }) => row,
          },
        ]}
      />
      <FirstOfMany shown={changes.length} total={created + updated} />
    </>
  )
}

const mostShown = 4
const days: ReadonlySet<string> = new Set(['startDate', 'endDate'])

function Changed({ product: { product_id: id, fields } }: { product: ImportedProduct }) {
  const { t } = useTranslation('catalogue')
  const { language } = useLanguage()
  if (id === null)
    return (
      <ToneBadge tone="green" icon={<PlusOutlined />}>
        {t('import.isNew')}
      </ToneBadge>
    )
  const value = (field: string, shown: string | null) => {
    if (shown === null || shown === '') return t('import.empty')
    return days.has(field) ? formatDate(shown, language) : shown
  }
  return (
    <ul className={styles.changed}>
      {fields.slice(0, mostShown).map(({ field, from, to }) => (
        <li key={field}>
          <Text tone="muted">{t(`import.fields.${field}`)}</Text> <del>{value(field, from)}</del>{' '}
          <span aria-hidden="true">→</span> <ins>{value(field, to)}</ins>
        </li>
      ))}
      {fields.length > mostShown && (
        <li>
          <Text tone="muted">{t('import.more', { count: fields.length - mostShown })}</Text>
        </li>
      )}
    </ul>
  )
}
