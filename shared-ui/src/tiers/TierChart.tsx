import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { formatRange } from '../format/formatRange.ts'
import './tier-chart.css'

export interface TierChartProps {
  /** Whose ladder it is: "Zeskantbout M8x40". */
  name: string
  steps: readonly {
    readonly minimum: number
    readonly maximum: number | null
    /** As it is written. */
    readonly price: string
    /** How high the step is; null is a price on request. */
    readonly amount: number | null
    /** Something about the step, below its quantities. */
    readonly note?: string
  }[]
  /** The step that a quantity is on, counted from 0. */
  current: number | null
}

const lowest = 28
const highest = 112

/** The ladder as the stairs that it is: each step as high as its price, with the quantities that stand on it. */
export function TierChart({ name, steps, current }: TierChartProps) {
  const { t } = useTranslation('ui')
  const amounts = steps.flatMap(({ amount }) => (amount === null ? [] : [amount]))
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]

  return (
    // Where its steps are wider than the place that it has, the keyboard scrolls it.
    <div className="sf-tier-chart" role="group" aria-label={t('tiers.of', { name })} tabIndex={0}>
      <ol>
        {steps.map(({ minimum, maximum, price, amount, note }, index) => (
          <li key={`${minimum}-${index}`} aria-current={index === current || undefined}>
            <span className="sf-tier-chart-price">{price}</span>
            <svg width="100%" height={heightOf(amount)} style={barOf(amount)} aria-hidden="true">
              <rect
                className={amount === null ? 'sf-tier-chart-step sf-tier-chart-open' : 'sf-tier-chart-step'}
                width="100%"
                height="100%"
              />
            </svg>
            <span className="sf-tier-chart-range">
              {formatRange(minimum, maximum)}
              {note && <small>{note}</small>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )

  /** As a row, where the stairs do not fit: as long as the step is high. */
  function barOf(amount: number | null): CSSProperties {
    return { '--sf-step': heightOf(amount) / highest } as CSSProperties
  }

  function heightOf(amount: number | null): number {
    if (amount === null) return lowest
    if (most === least) return (lowest + highest) / 2
    return Math.round(lowest + ((highest - lowest) * (amount - least)) / (most - least))
  }
}
