import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
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
  /** Small print below. */
  hint?: ReactNode
}

/** One figure with its name. */
export function StatCard({ label, value, icon, change, hint }: StatCardProps) {
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
        {value === undefined ? <span className="sf-bone" style={{ width: 96, height: 30 }} /> : (value ?? '–')}
      </dd>
      {change !== undefined && change !== null && <Change percents={change} />}
      {hint && <dd className="sf-stat-hint">{hint}</dd>}
    </dl>
  )
}

function Change({ percents }: { percents: number }) {
  const { t } = useTranslation('ui')
  const Arrow = percents < 0 ? ArrowDownOutlined : ArrowUpOutlined
  const shown = `${percents > 0 ? '+' : ''}${formatPercent(percents)}`
  return (
    <dd className={`sf-stat-change ${percents < 0 ? 'sf-stat-down' : 'sf-stat-up'}`}>
      {percents !== 0 && <Arrow />}
      <span aria-hidden="true">{shown}</span>
      <span className="sf-sr-only">{t('stat.change', { change: shown })}</span>
    </dd>
  )
}
