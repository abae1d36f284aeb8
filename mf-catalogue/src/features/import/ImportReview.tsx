import type { ProductField, ProductImport } from '@staffel/shared-api/contract'
import { Button, Text } from '@staffel/shared-ui/core'
import { Segmented } from '@staffel/shared-ui/form'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { StatCard, StatGrid } from '@staffel/shared-ui/list'
import { useState } from 'react'
import { ColumnTable } from '@staffel/shared-ui/imports'
import { ChangeTable } from './ChangeTable.tsx'
import { importFields } from './importFields.ts'
import { MistakeTable } from './MistakeTable.tsx'
import styles from './import.module.css'

export interface ImportReviewProps {
  readonly review: ProductImport
  /** It is told anew, or about to be stored. */
  readonly isBusy: boolean
  readonly onMapping: (mapping: readonly (ProductField | null)[]) => void
  readonly onConfirm: () => void
}

type Part = 'changes' | 'mistakes' | 'columns'

const figures = ['created', 'updated', 'unchanged', 'refused'] as const

/** What a file would change, before it does. */
export function ImportReview({ review, isBusy, onMapping, onConfirm }: ImportReviewProps) {
  const { t } = useTranslation('catalogue')
  const [chosen, setChosen] = useState<Part | null>(null)
  const { created, updated, columns } = review
  const count = created + updated
  const part = chosen ?? firstPart(review)
  const parts = [
    { value: 'changes' as const, label: `${t('import.changes')} ${formatNumber(count)}` },
    { value: 'mistakes' as const, label: `${t('import.mistakes')} ${formatNumber(review.refused)}` },
    ...(columns.length > 0 ? [{ value: 'columns' as const, label: `${t('import.columns')} ${columns.length}` }] : []),
  ]

  return (
    <div className={styles.review} aria-busy={isBusy || undefined}>
      <div className={styles.head}>
        <div>
          <Text strong as="div" className={styles.file}>
            {review.filename}
          </Text>
          <Text tone="muted" size="small">
            {t('import.rows', {
              count: review.rows,
              shown: formatNumber(review.rows),
            })}
            {review.new_groups.length > 0 && ` · ${t('import.newGroups', { groups: review.new_groups.join(', ') })}`}
          </Text>
        </div>
        {count === 0 ? (
          <Text tone="muted">{t('import.nothing')}</Text>
        ) : (
          <Button type="primary" loading={isBusy} onClick={onConfirm}>
            {t('import.confirm', { count, shown: formatNumber(count) })}
          </Button>
        )}
      </div>
      <StatGrid>
        {figures.map((name) => (
          <StatCard key={name} label={t(`import.${name}`)} value={formatNumber(review[name])} />
        ))}
      </StatGrid>
      <Segmented<Part> aria-label={t('import.show')} value={part} options={parts} onChange={setChosen} />
      {part === 'changes' && <ChangeTable result={review} />}
      {part === 'mistakes' && <MistakeTable result={review} />}
      {part === 'columns' && (
        <ColumnTable
          columns={columns}
          fields={importFields}
          labelOf={(field) => t(`import.fields.${field}`)}
          disabled={isBusy}
          onChange={onMapping}
        />
      )}
    </div>
  )
}

/** A file whose columns nobody knows shows those first, one with mistakes its mistakes. */
function firstPart({ columns, created, updated, unchanged, errors }: ProductImport): Part {
  if (columns.length > 0 && created + updated + unchanged === 0) return 'columns'
  return errors.length > 0 ? 'mistakes' : 'changes'
}
