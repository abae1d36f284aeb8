import type { RowSelection } from './data-table.types.ts'

/** Selects a row, or selects it no more. */
export function toggleRow({ selected, onChange, disabled }: RowSelection, id: string): void {
  if (disabled?.has(id)) return
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  onChange(next)
}
