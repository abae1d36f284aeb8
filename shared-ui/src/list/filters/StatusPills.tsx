import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTotal } from '../../format/formatTotal.ts'
import './status-pills.css'
import type { StatusFilter } from '../types.ts'

/** How much of the pill before the chosen one stays in sight. */
const peek = 32

/** The statuses of a list, one of them chosen, with how many rows each has. */
export function StatusPills({ label, value, options, onChange }: StatusFilter) {
  const { t } = useTranslation('ui')
  const row = useRef<HTMLDivElement>(null)
  // On a phone they go on beyond the edge; the chosen one is in sight, with a part of the next.
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (!row.current || !chosen) return
    const { left, right } = chosen.getBoundingClientRect()
    const edge = row.current.getBoundingClientRect()
    if (left < edge.left || right > edge.right) row.current.scrollLeft += left - edge.left - peek
  }, [value, options])
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
