import type { DashboardStats } from '@staffel/shared-api/contract'
import { Card, LoadingState, Text } from '@staffel/shared-ui/core'
import { formatMoney, formatNumber, formatPercent } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { dashboardStatsQuery } from '../../../api/dashboard.queries.ts'
import styles from './charts.module.css'

const order = ['won', 'lost', 'expired'] as const

const looks = { won: styles.outcomeWon, lost: styles.outcomeLost, expired: styles.outcomeExpired }

/** How what was decided in a period ended, and what it was worth. */
export function OutcomesCard({ days }: { days: number }) {
  const { t } = useTranslation('offers')
  const { data, error } = useQuery(dashboardStatsQuery(days))
  // The cards above say what is wrong, and try again.
  if (!data && error) return null
  return (
    <Card title={t('dashboard.outcomes.title')}>
      {data ? <Outcomes stats={data} /> : <LoadingState shape="rows" count={4} />}
    </Card>
  )
}

function Outcomes({ stats: { outcomes, conversion_rate: rate, currency } }: { stats: DashboardStats }) {
  const { t } = useTranslation('offers')
  const share = (count: number) => (rate.decided === 0 ? 0 : (count / rate.decided) * 100)
  const starts = order.map((_, index) =>
    share(order.slice(0, index).reduce((sum, outcome) => sum + outcomes[outcome].count, 0)),
  )
  return (
    <>
      <p className={styles.rate}>
        <strong>{formatPercent(rate.value)}</strong>{' '}
        <Text tone="muted" size="small">
          {t('dashboard.outcomes.hint', { count: rate.decided })}
        </Text>
      </p>
      <svg className={styles.outcomesBar} width="100%" height="12" aria-hidden="true" focusable="false">
        {order.map((outcome, index) => (
          <rect
            key={outcome}
            className={looks[outcome]}
            x={`${starts[index]}%`}
            width={`${share(outcomes[outcome].count)}%`}
            height="12"
          />
        ))}
      </svg>
      <dl className={styles.outcomes}>
        {order.map((outcome) => {
          const { count, value_excl_vat, rate: part } = outcomes[outcome]
          return (
            <div key={outcome}>
              <dt>
                <span className={`${styles.outcomeKey} ${looks[outcome]}`} />
                {t(`dashboard.outcomes.${outcome}`)}
              </dt>
              <dd>
                <strong>{formatNumber(count)}</strong>
                <Text tone="muted" size="small">
                  {formatPercent(part, 0)}
                </Text>
                <span className={styles.outcomeValue}>{formatMoney(value_excl_vat, currency)}</span>
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}
