import Popover from 'antd/es/popover'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../format/formatNumber.ts'
import './tiers.css'
import { TierGlyph } from './TierGlyph.tsx'
import { TierLadder } from './TierLadder.tsx'
import type { TierSteps } from './TierSteps.ts'

export interface TierMarkProps {
  /** Whose ladder it is: "Zeskantbout M8x40". */
  name: string
  ladder: TierSteps
}

/** Stands with a tiered price: the step that the quantity is on, and at a look (hover, focus, tap) the whole ladder. */
export function TierMark({ name, ladder }: TierMarkProps) {
  const { t } = useTranslation('ui')
  const [open, setOpen] = useState(false)
  const { steps, current, next } = ladder

  const words = [
    current === null ? null : t('tiers.step', { step: current + 1, count: steps.length }),
    next && t('tiers.next', { missing: formatNumber(next.missing), price: next.price, count: next.missing }),
  ].filter(Boolean)
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
  }
  return (
    <Popover open={open} onOpenChange={setOpen} trigger={['hover', 'focus']} content={<TierLadder ladder={ladder} />}>
      <button
        type="button"
        className="sf-tier-mark"
        aria-label={[t('tiers.of', { name }), words.join(', ')].filter(Boolean).join(': ')}
        onClick={() => setOpen(true)}
        onKeyDown={close}
      >
        <TierGlyph ladder={ladder} />
      </button>
    </Popover>
  )
}
