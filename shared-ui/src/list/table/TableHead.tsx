import { ArrowDownOutlined, ArrowUpOutlined, SwapOutlined } from '../../facades/icons/index.ts'
import { cellClass } from './cellClass.ts'
import type { Column, Sort } from '../types.ts'

export interface TableHeadProps<Row> {
  column: Column<Row>
  sort?: Sort
  onSort?: (key: string) => void
}

/** The head of one column; one that sorts is a button, and pressing the active one turns it around. */
export function TableHead<Row>({ column, sort, onSort }: TableHeadProps<Row>) {
  const { title, sortKey, width } = column
  const cell = { scope: 'col', style: { width }, className: cellClass(column) } as const
  if (!sortKey || !onSort) return <th {...cell}>{title}</th>

  const direction = sort?.key === sortKey ? sort.direction : undefined
  const Arrow = direction === 'asc' ? ArrowUpOutlined : direction === 'desc' ? ArrowDownOutlined : SwapOutlined
  return (
    <th {...cell} aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}>
      <button
        type="button"
        className={`sf-sort-head${direction ? ' sf-sort-active' : ''}`}
        onClick={() => onSort(sortKey)}
      >
        {title}
        <Arrow className="sf-sort-arrow" />
      </button>
    </th>
  )
}
