import type { ImportedList, ImportedPrice, PriceListsImport } from '@staffel/shared-api/contract'
import { Text } from '@staffel/shared-ui/core'
import { formatDate, formatNumber } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import type { ListMapping } from '../../../api/price-lists.calls.ts'
import { ColumnChoice } from '../../../parts/columns/ColumnChoice.tsx'
import { ImportFigures } from '../../../parts/files/ImportFigures.tsx'
import { LeftOutRows } from '../../../parts/files/LeftOutRows.tsx'
import { listFields, readOf } from './listFields.ts'
import styles from './transfer.module.css'

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
      {told.length + changes.length > 0 && (
        <div className={styles.changes} tabIndex={0} role="group" aria-label={t('prices.file.changes')}>
          <ul>
            {told.map((list) => (
              <ChangedList key={`list ${list.row}`} list={list} />
            ))}
            {changes.map((price) => (
              <ChangedPrice key={`price ${price.row}`} price={price} />
            ))}
          </ul>
          {rest > 0 && (
            <Text as="p" tone="muted" size="small">
              {t('prices.file.more', { count: rest, shown: formatNumber(rest) })}
            </Text>
          )}
        </div>
      )}
      {added + changed + removed + lists_created + lists_updated === 0 && errors.length === 0 && (
        <Text as="p" tone="muted">
          {t('prices.file.same')}
        </Text>
      )}
    </>
  )
}

function ChangedList({ list: { id, name, owner_name: owner, fields } }: { list: ImportedList }) {
  const { t } = useTranslation('catalogue')
  const { language } = useLanguage()
  const shown = (field: string, value: string | null) => {
    if (value === null) return t('prices.file.none')
    return field === 'validFrom' || field === 'validTill' ? formatDate(value, language) : value
  }
  return (
    <li>
      <span>
        <Text strong>{name}</Text> <Text tone="muted">{owner}</Text>
      </span>
      {id === null ? (
        <ins>{t('prices.file.newList')}</ins>
      ) : (
        fields.map(({ field, from, to }) => (
          <span key={field}>
            <Text tone="muted">{t(`prices.file.fields.${field}`)}</Text> <del>{shown(field, from)}</del>{' '}
            <span aria-hidden="true">→</span> <ins>{shown(field, to)}</ins>
          </span>
        ))
      )}
    </li>
  )
}

function ChangedPrice({ price: { name, sku, list, from, to } }: { price: ImportedPrice }) {
  const { t } = useTranslation('catalogue')
  return (
    <li>
      <span>
        <Text strong>{name}</Text> <Text tone="muted">{[sku, list].filter(Boolean).join(' · ')}</Text>
      </span>
      <span>
        {from !== null && (
          <>
            <del>{from}</del> <span aria-hidden="true">→</span>{' '}
          </>
        )}
        <ins>{to ?? t('prices.file.takenOut')}</ins>
      </span>
    </li>
  )
}
