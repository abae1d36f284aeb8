import { DataTable } from '../../list/table/DataTable.tsx'
import { Text } from '../core/Text.tsx'
import { Select } from '../form/Select.tsx'
import { useImportTexts } from './useImportTexts.ts'
import './imports.css'

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
  const { t } = useImportTexts()
  const options = [
    { value: none, label: t('ignored') },
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
      label={t('columns')}
      rows={columns.map((column, index) => ({ ...column, index }))}
      rowKey={({ index }) => String(index)}
      rowName={({ name }) => name}
      columns={[
        { id: 'name', title: t('inFile'), card: 'title', cell: ({ name }) => <Text strong>{name || '–'}</Text> },
        {
          id: 'samples',
          title: t('samples'),
          card: 'subtitle',
          cell: ({ samples }) => (
            <Text tone="muted" className="sf-import-column-samples">
              {samples.join(' · ') || '–'}
            </Text>
          ),
        },
        {
          id: 'field',
          title: t('readAs'),
          card: 'meta',
          width: 300,
          cell: ({ name, field, index }) => (
            <Select<string>
              className="sf-import-column-field"
              aria-label={t('readAsOf', { column: name || String(index + 1) })}
              disabled={disabled}
              value={field ?? none}
              options={options}
              showSearch={{ optionFilterProp: 'label' }}
              placeholder={t('search')}
              onChange={(chosen) => read(index, chosen)}
            />
          ),
        },
      ]}
    />
  )
}
