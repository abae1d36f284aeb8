import type { ImportProblem, ProductImport } from '@staffel/shared-api/contract'
import { Card, EmptyState, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DataTable } from '@staffel/shared-ui/list'
import { FirstOfMany } from './FirstOfMany.tsx'
import styles from './import.module.css'

/** What is wrong, by row and column as a spreadsheet names them. */
export function MistakeTable({ result: { errors, refused } }: { result: ProductImport }) {
  const { t } = useTranslation('catalogue')
  const place = t('import.row')
  const placeOf = ({ row }: ImportProblem) => `${place} ${row}`
  if (errors.length === 0)
    return (
      <Card>
        <EmptyState size="compact" title={t('import.noMistakes')} />
      </Card>
    )
  return (
    <>
      <DataTable
        label={t('import.mistakes')}
        rows={errors}
        rowKey={(error) => String(errors.indexOf(error))}
        rowName={placeOf}
        columns={[
          {
            id: 'row',
            title: place,
            card: 'subtitle',
            width: 96,
            cell: (error) => (
              <Text numeric tone="muted">
                <span className={styles.rowWord}>{place} </span>
                {error.row}
              </Text>
            ),
          },
          {
            id: 'column',
            title: t('import.column'),
            card: 'meta',
            width: 240,
            cell: ({ field }) => t(`import.fields.${field}`),
          },
          { id: 'message', title: t('import.message'), card: 'title', cell: ({ message }) => message },
        ]}
      />
      <FirstOfMany shown={errors.length} total={Math.max(refused, errors.length)} />
    </>
  )
}
