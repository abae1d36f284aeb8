import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterControls, type FilterControlsProps } from './FilterControls.tsx'

export interface FilterPanelProps extends FilterControlsProps {
  onKeyDown: (event: KeyboardEvent) => void
}

/** The filters under their button. They apply as they are chosen. */
export function FilterPanel({ onKeyDown, ...controls }: FilterPanelProps) {
  const { t } = useTranslation('ui')
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.querySelector<HTMLElement>('input')?.focus(), [])
  return (
    <div ref={panel} role="dialog" aria-label={t('filter.filters')} className="sf-filter-panel" onKeyDown={onKeyDown}>
      <FilterControls {...controls} />
    </div>
  )
}
