import { useTranslation } from 'react-i18next'
import type { DataTableProps } from './data-table.types.ts'
import { SelectAll } from './SelectAll.tsx'
import { TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'

/** The rows as a table. */
export function TableGrid<Row>(props: DataTableProps<Row>) {
  const { t } = useTranslation('ui')
  const { label, columns, rows, rowKey, rowActions, sort, onSort, selection } = props
  return (
    <div className="sf-table-scroll">
      <table aria-label={label}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="sf-cell-check">
                <SelectAll keys={rows.map(rowKey)} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <TableHead key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
            {rowActions && (
              <th scope="col" className="sf-cell-menu">
                <span className="sf-sr-only">{t('action.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} row={row} table={props} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
