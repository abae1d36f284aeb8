import { useTranslation } from 'react-i18next'
import { formatDate } from '../../format/index.ts'
import { useLanguage } from '../../facades/i18n/useLanguage.ts'
import { CloseOutlined } from '../../facades/icons/index.ts'
import type { DateFilter, SelectFilter } from '../types.ts'
import './filter-chips.css'

export interface FilterChipsProps {
  filters: readonly SelectFilter[]
  dates?: DateFilter
  /** Undoes them all. */
  onReset?: () => void
}

interface Chip {
  id: string
  text: string
  remove: () => void
}

/** What is filtered by, one chip each, which a press removes. */
export function FilterChips({ filters, dates, onReset }: FilterChipsProps) {
  const { t } = useTranslation('ui')
  const { language } = useLanguage()
  const chips = [...filters.flatMap(chosen), ...(dates ? period(dates) : [])]
  if (chips.length === 0) return null

  return (
    <ul className="sf-chips" aria-label={t('filter.active')}>
      {chips.map(({ id, text, remove }) => (
        <li key={id} className="sf-chip">
          {text}
          <button type="button" aria-label={t('filter.remove', { name: text })} onClick={remove}>
            <CloseOutlined />
          </button>
        </li>
      ))}
      {onReset && (
        <li>
          <button type="button" className="sf-chips-reset" onClick={onReset}>
            {t('filter.reset')}
          </button>
        </li>
      )}
    </ul>
  )

  function period({ field, fields, from, till, onChange }: DateFilter): Chip[] {
    if (field === 'none' || (!from && !till)) return []
    const name = fields.find(({ value }) => value === field)?.label ?? field
    const day = (value: string) => (value ? formatDate(value, language) : '…')
    return [
      {
        id: 'dates',
        text: `${name}: ${day(from)} – ${day(till)}`,
        remove: () => onChange({ field: 'none', from: '', till: '' }),
      },
    ]
  }
}

/** While names are loaded, a number says nothing. */
function chosen({ id, label, value, options, neutral = 'all', loading, disabled, onChange }: SelectFilter): Chip[] {
  if (value === neutral || disabled) return []
  const name = options.find((option) => option.value === value)?.label ?? (loading ? '…' : value)
  return [{ id, text: `${label}: ${name}`, remove: () => onChange(neutral) }]
}
