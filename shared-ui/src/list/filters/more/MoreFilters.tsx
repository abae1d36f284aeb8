import Button from 'antd/es/button'
import Popover from 'antd/es/popover'
import { Suspense, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PlusOutlined } from '../../../facades/icons/index.ts'
import { lazyPart } from '../../../facades/router/lazyPart.tsx'
import { useIsNarrow } from '../../useIsNarrow.ts'
import type { FilterControlsProps } from './FilterControls.tsx'

const FilterPanel = lazyPart(async () => (await import('./FilterPanel.tsx')).FilterPanel)
const FilterSheet = lazyPart(async () => (await import('./FilterSheet.tsx')).FilterSheet)

/** *Filter +*: the filters that are not in the bar, and the sort. A sheet where the window is narrow. */
export function MoreFilters(controls: FilterControlsProps) {
  const { t } = useTranslation('ui')
  const narrow = useIsNarrow()
  const [open, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (open && !wasOpen) setWasOpen(true)

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const trigger = (
    <Button
      ref={button}
      aria-haspopup="dialog"
      aria-expanded={open}
      icon={<PlusOutlined />}
      iconPlacement="end"
      onClick={narrow ? () => setOpen(true) : undefined}
    >
      {t('filter.more')}
    </Button>
  )

  if (narrow) {
    return (
      <>
        {trigger}
        {wasOpen && (
          <Suspense fallback={null}>
            <FilterSheet open={open} onClose={close} {...controls} />
          </Suspense>
        )}
      </>
    )
  }
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      content={
        <Suspense fallback={<span className="sf-filter-panel" />}>
          <FilterPanel {...controls} onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && close()} />
        </Suspense>
      }
    >
      {trigger}
    </Popover>
  )
}
