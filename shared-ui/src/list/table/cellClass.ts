import type { Column } from '../types.ts'

/** The classes of a column's cells, its head included. */
export function cellClass<Row>({ align, card, from }: Column<Row>): string | undefined {
  const classes = [align === 'end' && 'sf-cell-end', card === 'title' && 'sf-cell-title', from && `sf-from-${from}`]
  return classes.filter(Boolean).join(' ') || undefined
}
