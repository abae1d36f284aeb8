import type { ImportColumn, ProductField } from '@staffel/shared-api/contract'
import { Text } from '@staffel/shared-ui/core'
import { Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DataTable } from '@staffel/shared-ui/list'
import { importFields } from './importFields.ts'
import styles from './import.module.css'

export interface ColumnTableProps {
  readonly columns: readonly ImportColumn[]
  readonly disabled: boolean
  readonly onChange: (mapping: readonly (ProductField | null)[]) => void
}

const none = ''

/** What each column of the file is read as; a field is read from one column only. */
export function ColumnTable({ columns, disabled, onChange }: ColumnTableProps) {
  const { t } = useTranslation('catalogue')
  const options = [
    { value: none, label: t('import.ignored') },
    ...importFields.map((field) => ({ value: field as string, label: t(`import.fields.${field}`) })),
  ]

  function read(index: number, chosen: string): void {
    const field = importFields.find((each) => each === chosen) ?? null
    onChange(
      columns.map((column, at) => {
        if (at === index) return field
        return column.field === field ? null : column.field
      }),
    )
  }

  return (
    <DataTable
      label={t('import.columns')}
      rows={columns.map((column, index) => ({ ...column, index }))}
      rowKey={({ index }) => String(index)}
      rowName={({ name }) => name}
      columns={[
        { id: 'name', title: t('import.inFile'), card: 'title', cell: ({ name }) => <Text strong>{name || '–'}</Text> },
        {
          id: 'samples',
          title: t('import.samples'),
          card: 'subtitle',
          cell: ({ samples }) => (
            <Text tone="muted" className={styles.samples}>
              {samples.join(' · ') || '–'}
            </Text>
          ),
        },
        {
          id: 'field',
          title: t('import.readAs'),
          card: 'meta',
          width: 300,
          cell: ({ name, field, index }) => (
            <Select<string>
              className={styles.field}
              aria-label={t('import.readAsOf', { column: name || String(index + 1) })}
              disabled={disabled}
              value={field ?? none}
              options={options}
              showSearch={{ optionFilterProp: 'label' }}
              placeholder={t('import.search')}
              onChange={(chosen) => read(index, chosen)}
            />
          ),
        },
      ]}
    />
  )
}
