import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { Cell } from './Cell.tsx'
import { meansTheRow } from './meansTheRow.ts'
import { RowMenu } from './RowMenu.tsx'
import { SelectRow } from './SelectRow.tsx'
import { toggleRow } from './toggleRow.ts'
import type { TableRowProps } from './TableRow.tsx'
import type { Column } from '../types.ts'

/** One row as a card; its title's link covers the whole of it. */
export function TableCard<Row>({ row, table }: TableRowProps<Row>) {
  const { columns, rowKey, rowName, rowHref, rowActions, rowTone, selection, onRowIntent } = table
  const href = rowHref?.(row)
  const at = (place: Column<Row>['card']) => columns.filter(({ card }) => card === place)
  const [title] = at('title')
  const [status] = at('status')
  const [amount] = at('amount')

  const intend = onRowIntent && (() => onRowIntent(row))

  const choose = (event: MouseEvent<HTMLElement>) => {
    if (selection?.byRow && meansTheRow(event)) toggleRow(selection, rowKey(row))
  }

  return (
    <li
      className={cardClass(href !== undefined || selection?.byRow === true, rowTone?.(row))}
      onClick={choose}
      onPointerEnter={intend}
      onFocus={intend}
    >
      <div className="sf-row-card-head">
        {selection && <SelectRow id={rowKey(row)} name={rowName(row)} selection={selection} />}
        <div className="sf-row-card-title">
          {href ? (
            <Link to={href} className="sf-row-title">
              <Cell>{title?.cell(row)}</Cell>
            </Link>
          ) : (
            <strong>{title?.cell(row)}</strong>
          )}
          {at('subtitle').map(({ id, cell }) => (
            <div key={id} className="sf-row-card-subtitle">
              <Cell>{cell(row)}</Cell>
            </div>
          ))}
        </div>
        {rowActions && <RowMenu name={rowName(row)} actions={rowActions(row)} />}
      </div>
      <Facts row={row} columns={at('meta')} />
      {(status || amount) && (
        <div className="sf-row-card-foot">
          <div>{status?.cell(row)}</div>
          <div className="sf-row-card-amount">{amount?.cell(row)}</div>
        </div>
      )}
    </li>
  )
}

function cardClass(isClickable: boolean, tone: 'normal' | 'warning' | undefined): string {
  return ['sf-row-card', isClickable && 'sf-row-link', tone === 'warning' && 'sf-row-warning'].filter(Boolean).join(' ')
}

function Facts<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  if (columns.length === 0) return null
  return (
    <dl className="sf-row-card-facts">
      {columns.map(({ id, title, cell }) => (
        <div key={id}>
          <dt>{title}</dt>
          <dd>{cell(row)}</dd>
        </div>
      ))}
    </dl>
  )
}
