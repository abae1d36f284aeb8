import type { ImportedCustomer, ImportedDuplicate } from '@staffel/shared-api/contract'
import { Text } from '@staffel/shared-ui/core'
import { Checkbox } from '@staffel/shared-ui/form'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ChangeList, ColumnChoice, ImportFigures, LeftOutRows, type ListedChange } from '@staffel/shared-ui/imports'
import type { CustomersChoice, CustomersPlan } from '../../../api/customer-files.calls.ts'
import { customerFileFields, readOf } from './customerFileFields.ts'

export interface CustomersImportResultProps {
  readonly plan: CustomersPlan
  /** It is told anew, or stored. */
  readonly isBusy: boolean
  readonly onRead: (choice: CustomersChoice) => void
}

/** How a file of customers is read, and what it will do. */
export function CustomersImportResult({ plan, isBusy, onRead }: CustomersImportResultProps) {
  const { t } = useTranslation('people')
  const { columns, allowsDuplicates, duplicate } = plan
  const { count, namesCustomers } = readOf(plan)
  const read = { shown: formatNumber(count), total: formatNumber(columns.length) }
  const mapping = columns.map(({ field }) => field)
  return (
    <>
      <ColumnChoice
        text={namesCustomers ? t('customers.file.columnsRead', read) : t('customers.file.chooseColumns')}
        isKnown={namesCustomers}
        startsOpen={false}
        columns={columns}
        fields={customerFileFields}
        labelOf={(field) => t(`customers.file.fields.${field}`)}
        disabled={isBusy}
        onChange={(chosen) => onRead({ mapping: chosen, allowsDuplicates })}
      />
      {namesCustomers && <Told plan={plan} />}
      {(duplicate > 0 || allowsDuplicates) && (
        <Checkbox
          checked={allowsDuplicates}
          disabled={isBusy}
          onChange={({ target }) => onRead({ mapping, allowsDuplicates: target.checked })}
        >
          {t('customers.file.allowDuplicates')}
        </Checkbox>
      )}
    </>
  )
}

/** Customer for customer, and what of it is left out and why. */
function Told({ plan }: { plan: CustomersPlan }) {
  const { t } = useTranslation('people')
  const { created, updated, unchanged, refused, duplicate, columns, changes, duplicates, errors } = plan
  const figures = Object.entries({ created, updated, unchanged, duplicate, refused }).filter(
    ([name, count]) => count > 0 || name === 'created',
  )
  const titleOf = (wanted: string) => columns.find(({ field }) => field === wanted)?.name || '–'
  const leftOut = [
    ...errors.map(({ row, field, message }) => ({ row, column: titleOf(field), message })),
    ...duplicates.map((twin) => ({ row: twin.row, column: titleOf('name'), message: likeness(twin) })),
  ].toSorted((a, b) => a.row - b.row)
  const rest = created + updated - changes.length

  return (
    <>
      <ImportFigures figures={figures.map(([name, count]) => ({ label: t(`customers.file.${name}`), count }))} />
      <LeftOutRows rows={leftOut} />
      <ChangeList
        label={t('customers.file.changes')}
        changes={changes.map(changed)}
        more={rest > 0 ? t('customers.file.more', { count: rest, shown: formatNumber(rest) }) : null}
      />
      {created + updated + leftOut.length === 0 && (
        <Text as="p" tone="muted">
          {t('customers.file.same')}
        </Text>
      )}
    </>
  )

  function likeness({ name, other_name: other, other_row: row }: ImportedDuplicate): string {
    return row === null
      ? t('customers.file.likeOther', { name, other })
      : t('customers.file.likeRow', { name, other, row: formatNumber(row) })
  }

  function changed({ row, organization_id: id, name, fields }: ImportedCustomer): ListedChange {
    const of = { key: String(row), title: name, detail: t('customers.file.row', { row: formatNumber(row) }) }
    if (id === null) return { ...of, said: t('customers.file.isNew') }
    const shown = (value: string | null) => value ?? t('customers.file.none')
    return {
      ...of,
      fields: fields.map(({ field, from, to }) => ({
        label: t(`customers.file.fields.${field}`),
        from: shown(from),
        to: shown(to),
      })),
    }
  }
}
