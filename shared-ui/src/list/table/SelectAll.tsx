import { useTranslation } from 'react-i18next'
import type { RowSelection } from './data-table.types.ts'

export interface SelectAllProps {
  /** Keys of the rows on this page; a selection on other pages is left alone. */
  keys: readonly string[]
  selection: RowSelection
}

/** Selects the rows of this page, or none of them. */
export function SelectAll({ keys: rows, selection: { selected, onChange, disabled } }: SelectAllProps) {
  const { t } = useTranslation('ui')
  const keys = rows.filter((key) => !disabled?.has(key))
  const here = keys.filter((key) => selected.has(key)).length
  const all = keys.length > 0 && here === keys.length
  const toggle = () => {
    const others = [...selected].filter((key) => !keys.includes(key))
    onChange(new Set(all ? others : [...others, ...keys]))
  }
  return (
    <input
      type="checkbox"
      className="sf-check"
      aria-label={t('table.selectAll')}
      checked={all}
      ref={(box) => {
        if (box) box.indeterminate = here > 0 && !all
      }}
      onChange={toggle}
    />
  )
}
