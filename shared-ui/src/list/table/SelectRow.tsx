import { useTranslation } from 'react-i18next'
import type { RowSelection } from './data-table.types.ts'
import { toggleRow } from './toggleRow.ts'

export interface SelectRowProps {
  id: string
  name: string
  selection: RowSelection
}

/** The checkbox of a row. */
export function SelectRow({ id, name, selection }: SelectRowProps) {
  const { t } = useTranslation('ui')
  return (
    <input
      type="checkbox"
      className="sf-check"
      aria-label={t('table.select', { name })}
      checked={selection.selected.has(id)}
      disabled={selection.disabled?.has(id)}
      onChange={() => toggleRow(selection, id)}
    />
  )
}
