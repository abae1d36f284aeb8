import { useIsPhone } from '../../facades/core/useIsPhone.ts'
import './data-table.css'
import type { DataTableProps } from './data-table.types.ts'
import { TableCards } from './TableCards.tsx'
import { TableGrid } from './TableGrid.tsx'

/**
 * Rows of data: a table, and on a phone a list of cards. Loading, error and empty are steps of the screen, not of this.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const phone = useIsPhone()
  return (
    <div className="sf-table" aria-busy={props.busy || undefined}>
      {phone ? <TableCards {...props} /> : <TableGrid {...props} />}
    </div>
  )
}
