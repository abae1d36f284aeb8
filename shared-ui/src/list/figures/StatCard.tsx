import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../format/formatNumber.ts'
import { formatPercent } from '../../format/formatPercent.ts'
import { ArrowDownOutlined, ArrowUpOutlined } from '../../facades/icons/index.ts'
import './stat-card.css'

export interface StatCardProps {
  label: string
  /** Formatted; `undefined` while it is loading, `null` when it could not be had ("–"). */
  value: ReactNode | undefined
  icon?: ReactNode
  /** Change in percents against the period before; left out when there was none. */
  change?: number | null
  /** `points`: the figure is a percentage itself, and `change` is in percentage points. */
  changeIn?: 'percents' | 'points'
  /** How it moved, below all else; a drawing that assistive technology is spared. */
  line?: ReactNode
  /** Small print below. */
  hint?: ReactNode
}

/** One figure with its name. */
export function StatCard({ label, value, icon, change, changeIn, hint, line }: StatCardProps) {
  return (
    <dl className="sf-stat" aria-busy={value === undefined || undefined}>
      <dt>
        {icon && (
          <span className="sf-stat-icon" aria-hidden="true">
            {icon}
          </span>
        )}
        {label}
      </dt>
      <dd className="sf-stat-value">
        {value === undefined ? <span className="sf-bone sf-stat-bone" /> : (value ?? '–')}
      </dd>
      {change !== undefined && change !== null && <Change change={change} isPoints={changeIn === 'points'} />}
      {hint && <dd className="sf-stat-hint">{hint}</dd>}
      {line && <dd className="sf-stat-line">{line}</dd>}
    </dl>
  )
}

function Change({ change, isPoints }: { change: number; isPoints: boolean }) {
  const { t } = useTranslation('ui')
  const Arrow = change < 0 ? ArrowDownOutlined : ArrowUpOutlined
  const sign = change > 0 ? '+' : ''
  const shown = isPoints
    ? t('stat.points', { count: change, shown: `${sign}${formatNumber(change, 1)}` })
    : `${sign}${formatPercent(change)}`
  return (
    <dd className={`sf-stat-change ${change < 0 ? 'sf-stat-down' : 'sf-stat-up'}`}>
      {change !== 0 && <Arrow />}
      <span aria-hidden="true">{shown}</span>
      <span className="sf-sr-only">{t('stat.change', { change: shown })}</span>
    </dd>
  )
}
