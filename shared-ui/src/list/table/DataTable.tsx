import { useIsNarrow } from '../useIsNarrow.ts'
import './data-table.css'
import type { DataTableProps } from './data-table.types.ts'
import { TableCards } from './TableCards.tsx'
import { TableGrid } from './TableGrid.tsx'

/**
 * Rows of data: a table, and in a narrow window a list of cards. Loading, error and empty are steps of the screen, not
 * of this.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const narrow = useIsNarrow()
  return (
    <div className="sf-table" aria-busy={props.busy || undefined}>
      {narrow ? <TableCards {...props} /> : <TableGrid {...props} />}
    </div>
  )
}
