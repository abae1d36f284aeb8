import type { ImportedList, ImportedPrice, PriceListsImport } from '@staffel/shared-api/contract'
import { Text } from '@staffel/shared-ui/core'
import { formatDate, formatNumber } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { ChangeList, ColumnChoice, ImportFigures, LeftOutRows, type ListedChange } from '@staffel/shared-ui/imports'
import type { ListMapping } from '../../../api/price-lists.calls.ts'
import { listFields, readOf } from './listFields.ts'

export interface ListsImportResultProps {
  readonly plan: PriceListsImport
  /** It is told anew, or stored. */
  readonly isBusy: boolean
  readonly onMapping: (mapping: ListMapping) => void
}

/** How a file of price lists is read, and what it will do. */
export function ListsImportResult({ plan, isBusy, onMapping }: ListsImportResultProps) {
  const { t } = useTranslation('catalogue')
  const { columns } = plan
  const { count, namesLists, namesPrices } = readOf(plan)
  const read = { shown: formatNumber(count), total: formatNumber(columns.length) }
  return (
    <>
      <ColumnChoice
        text={namesLists ? t('prices.file.columnsRead', read) : t('prices.file.chooseColumns')}
        isKnown={namesLists}
        startsOpen={!namesPrices}
        columns={columns}
        fields={listFields}
        labelOf={(field) => t(`prices.file.fields.${field}`)}
        disabled={isBusy}
        onChange={onMapping}
      />
      {namesLists && <Told plan={plan} />}
    </>
  )
}

/** Price for price, and what of it is left out and why. */
function Told({ plan }: { plan: PriceListsImport }) {
  const { t } = useTranslation('catalogue')
  const { language } = useLanguage()
  const { added, changed, removed, unchanged, refused, lists_created, lists_updated, columns, lists, changes, errors } =
    plan
  const figures = [
    { name: 'lists', count: lists_created },
    { name: 'listsChanged', count: lists_updated },
    { name: 'added', count: added },
    { name: 'changed', count: changed },
    { name: 'removed', count: removed },
    { name: 'unchanged', count: unchanged },
    { name: 'refused', count: refused },
  ].filter(({ name, count }) => count > 0 || name === 'added')
  const titleOf = (wanted: string) => columns.find(({ field }) => field === wanted)?.name || '–'
  const rest = added + changed + removed - changes.length
  const told = lists.filter(({ id, fields }) => id === null || fields.length > 0)

  return (
    <>
      <ImportFigures figures={figures.map(({ name, count }) => ({ label: t(`prices.file.${name}`), count }))} />
      <LeftOutRows rows={errors.map(({ row, field, message }) => ({ row, column: titleOf(field), message }))} />
      <ChangeList
        label={t('prices.file.changes')}
        changes={[...told.map(changedList), ...changes.map(changedPrice)]}
        more={rest > 0 ? t('prices.file.more', { count: rest, shown: formatNumber(rest) }) : null}
      />
      {added + changed + removed + lists_created + lists_updated === 0 && errors.length === 0 && (
        <Text as="p" tone="muted">
          {t('prices.file.same')}
        </Text>
      )}
    </>
  )

  function changedList({ row, id, name, owner_name: owner, fields }: ImportedList): ListedChange {
    const shown = (field: string, value: string | null) => {
      if (value === null) return t('prices.file.none')
      return field === 'validFrom' || field === 'validTill' ? formatDate(value, language) : value
    }
    const of = { key: `list ${row}`, title: name, detail: owner }
    if (id === null) return { ...of, said: t('prices.file.newList') }
    const named = fields.map(({ field, from, to }) => ({
      label: t(`prices.file.fields.${field}`),
      from: shown(field, from),
      to: shown(field, to),
    }))
    return { ...of, fields: named }
  }

  function changedPrice({ row, name, sku, list, from, to }: ImportedPrice): ListedChange {
    return {
      key: `price ${row}`,
      title: name,
      detail: [sku, list].filter(Boolean).join(' · '),
      fields: [{ from, to: to ?? t('prices.file.takenOut') }],
    }
  }
}
