import { useTranslation } from 'react-i18next'
import './tiers.css'
import type { TierSteps } from './TierSteps.ts'

export interface TierGlyphProps {
  ladder: Pick<TierSteps, 'steps' | 'current'>
  /** Says in words what it shows, where no text beside it does. */
  named?: boolean
}

const width = 18
const height = 14
const gap = 1
const mostBars = 5

/** Descending steps, one of them lit: the step that the quantity is on. */
export function TierGlyph({ ladder: { steps, current }, named = false }: TierGlyphProps) {
  const { t } = useTranslation('ui')
  const bars = Math.min(Math.max(steps.length, 2), mostBars)
  const lit = current === null ? -1 : Math.round((current * (bars - 1)) / Math.max(steps.length - 1, 1))
  const barWidth = (width - gap * (bars - 1)) / bars
  const label = current === null ? t('tiers.count', { count: steps.length }) : t('tiers.step', place(current))

  return (
    <svg
      className="sf-tier-glyph"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role={named ? 'img' : undefined}
      aria-label={named ? label : undefined}
      aria-hidden={named ? undefined : true}
    >
      {Array.from({ length: bars }, (_, index) => {
        const tall = height - (index * (height - 4)) / (bars - 1)
        return (
          <rect
            key={index}
            className={index === lit ? 'sf-tier-bar sf-tier-bar-lit' : 'sf-tier-bar'}
            x={index * (barWidth + gap)}
            y={height - tall}
            width={barWidth}
            height={tall}
            rx={0.75}
          />
        )
      })}
    </svg>
  )

  function place(index: number) {
    return { step: index + 1, count: steps.length }
  }
}
