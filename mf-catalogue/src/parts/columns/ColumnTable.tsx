import { Text } from '@staffel/shared-ui/core'
import { Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DataTable } from '@staffel/shared-ui/list'
import styles from './column-table.module.css'

export interface FileColumn<Field extends string> {
  /** As the file calls it. */
  readonly name: string
  readonly samples: readonly string[]
  readonly field: Field | null
}

export interface ColumnTableProps<Field extends string> {
  readonly columns: readonly FileColumn<Field>[]
  /** What a column can be read as. */
  readonly fields: readonly Field[]
  readonly labelOf: (field: Field) => string
  readonly disabled: boolean
  readonly onChange: (mapping: readonly (Field | null)[]) => void
}

const none = ''

/** What each column of the file is read as; a field is read from one column only. */
export function ColumnTable<Field extends string>({
  columns,
  fields,
  labelOf,
  disabled,
  onChange,
}: ColumnTableProps<Field>) {
  const { t } = useTranslation('catalogue')
  const options = [
    { value: none, label: t('import.ignored') },
    ...fields.map((field) => ({ value: field as string, label: labelOf(field) })),
  ]

  function read(index: number, chosen: string): void {
    const field = fields.find((each) => each === chosen) ?? null
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
