import type { CustomerNumberField, CustomerNumberImport } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ColumnChoice, ImportFigures, LeftOutRows } from '@staffel/shared-ui/imports'

/** What a column can be read as. */
const fields: readonly CustomerNumberField[] = ['number', 'sku', 'product_id']

export interface ImportResultProps {
  readonly plan: CustomerNumberImport
  /** It is told anew, or stored. */
  readonly isBusy: boolean
  readonly onMapping: (mapping: readonly (CustomerNumberField | null)[]) => void
}

/** What a file will do: which columns are taken, how many rows are new, and which are left out and why. */
export function ImportResult({ plan, isBusy, onMapping }: ImportResultProps) {
  const { t } = useTranslation('catalogue')
  const { rows, columns, created, updated, errors } = plan
  const isKnown = knowsColumns(plan)
  const same = rows - created - updated - errors.length
  const figures = (
    [
      ['created', created],
      ['updated', updated],
      ['same', same],
      ['wrong', errors.length],
    ] as const
  ).filter(([name, count]) => count > 0 || name === 'created')
  // One of both is not in the file where the other is what a product is named by.
  const titleOf = (wanted: string) => columns.find(({ field }) => field === wanted)?.name || '–'

  return (
    <>
      <ColumnChoice
        text={isKnown ? sentences() : t('numbers.chooseColumns')}
        isKnown={isKnown}
        startsOpen={false}
        columns={columns}
        fields={fields}
        labelOf={(field) => t(`numbers.fields.${field}`)}
        disabled={isBusy}
        onChange={onMapping}
      />
      {isKnown && (
        <ImportFigures figures={figures.map(([name, count]) => ({ label: t(`numbers.figures.${name}`), count }))} />
      )}
      <LeftOutRows rows={errors.map(({ row, field, message }) => ({ row, column: titleOf(field), message }))} />
    </>
  )

  function sentences(): string {
    return columns
      .flatMap(({ field, name }) => (field ? [t(`numbers.columns.${field}`, { title: name })] : []))
      .join(' ')
  }
}

/** Where the numbers stand, and what they are numbers of. */
function knowsColumns({ columns }: CustomerNumberImport): boolean {
  const read = columns.map(({ field }) => field)
  return read.includes('number') && (read.includes('sku') || read.includes('product_id'))
}
