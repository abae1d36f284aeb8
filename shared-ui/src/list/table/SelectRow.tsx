import { useTranslation } from 'react-i18next'
import type { RowSelection } from './data-table.types.ts'

export interface SelectRowProps {
  id: string
  name: string
  selection: RowSelection
}

/** The checkbox of a row. */
export function SelectRow({ id, name, selection: { selected, onChange, disabled } }: SelectRowProps) {
  const { t } = useTranslation('ui')
  const toggle = (checked: boolean) => {
    const next = new Set(selected)
    if (checked) next.add(id)
    else next.delete(id)
    onChange(next)
  }
  return (
    <input
      type="checkbox"
      className="sf-check"
      aria-label={t('table.select', { name })}
      checked={selected.has(id)}
      disabled={disabled?.has(id)}
      onChange={(event) => toggle(event.target.checked)}
    />
  )
}
