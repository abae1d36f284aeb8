import type { DataTableProps } from './data-table.types.ts'
import { SelectAll } from './SelectAll.tsx'
import { TableCard } from './TableCard.tsx'
import { useTranslation } from 'react-i18next'

/** The rows as cards, for a phone. */
export function TableCards<Row>(props: DataTableProps<Row>) {
  const { t } = useTranslation('ui')
  const { label, rows, rowKey, selection } = props
  return (
    <>
      {selection && rows.length > 0 && (
        <label className="sf-cards-all">
          <SelectAll keys={rows.map(rowKey)} selection={selection} />
          {t('table.selectAll')}
        </label>
      )}
      <ul className="sf-cards" aria-label={label}>
        {rows.map((row) => (
          <TableCard key={rowKey(row)} row={row} table={props} />
        ))}
      </ul>
    </>
  )
}
