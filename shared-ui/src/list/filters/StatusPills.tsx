import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTotal } from '../../format/formatTotal.ts'
import { chosenInSight } from '../../screen/chosenInSight.ts'
import './status-pills.css'
import type { StatusFilter } from '../types.ts'

/** The statuses of a list, one of them chosen, with how many rows each has. */
export function StatusPills({ label, value, options, onChange }: StatusFilter) {
  const { t } = useTranslation('ui')
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => chosenInSight(row.current), [value, options])
  return (
    <div ref={row} role="group" aria-label={label ?? t('filter.status')} className="sf-pills">
      {options.map(({ value: status, label: name, count }) => (
        <button
          key={status}
          type="button"
          className="sf-pill"
          aria-pressed={status === value}
          onClick={() => onChange(status)}
        >
          {name}
          {count && <span className="sf-pill-count">{formatTotal(count.count, count.capped)}</span>}
        </button>
      ))}
    </div>
  )
}
