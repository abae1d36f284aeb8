import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Cell } from './Cell.tsx'
import { cellClass } from './cellClass.ts'
import type { DataTableProps } from './data-table.types.ts'
import { meansTheRow } from './meansTheRow.ts'
import { RowMenu } from './RowMenu.tsx'
import { SelectRow } from './SelectRow.tsx'
import { toggleRow } from './toggleRow.ts'

export interface TableRowProps<Row> {
  row: Row
  table: DataTableProps<Row>
}

/** One row. Its title is a real link (keyboard, new tab); a click anywhere else in the row follows it. */
export function TableRow<Row>({ row, table }: TableRowProps<Row>) {
  const navigate = useNavigate()
  const { columns, rowKey, rowName, rowHref, rowActions, rowTone, selection, onRowIntent } = table
  const href = rowHref?.(row)
  const follow = (event: MouseEvent<HTMLElement>) => {
    if (!meansTheRow(event)) return
    if (selection?.byRow) toggleRow(selection, rowKey(row))
    if (!href) return
    if (event.metaKey || event.ctrlKey) window.open(href, '_blank', 'noopener')
    else void navigate(href)
  }
  const classes = [(href || selection?.byRow) && 'sf-row-link', rowTone?.(row) === 'warning' && 'sf-row-warning']
    .filter(Boolean)
    .join(' ')

  const intend = onRowIntent && (() => onRowIntent(row))

  return (
    <tr
      className={classes || undefined}
      onClick={follow}
      onPointerEnter={intend}
      onFocus={intend}
      aria-selected={selection?.selected.has(rowKey(row))}
    >
      {selection && (
        <td className="sf-cell-check">
          <SelectRow id={rowKey(row)} name={rowName(row)} selection={selection} />
        </td>
      )}
      {columns.map((column) => {
        const { id, cell, card } = column
        return (
          <td key={id} className={cellClass(column)}>
            {href && card === 'title' ? (
              <Link to={href} className="sf-row-title">
                <Cell>{cell(row)}</Cell>
              </Link>
            ) : (
              <Cell>{cell(row)}</Cell>
            )}
          </td>
        )
      })}
      {rowActions && (
        <td className="sf-cell-menu">
          <RowMenu name={rowName(row)} actions={rowActions(row)} />
        </td>
      )}
    </tr>
  )
}
