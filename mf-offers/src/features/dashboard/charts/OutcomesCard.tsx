import type { DashboardCharts } from '@staffel/shared-api/contract'
import { Card, Text } from '@staffel/shared-ui/core'
import { formatNumber, formatPercent } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import styles from './charts.module.css'

const order = ['accepted', 'pending', 'expired', 'declined'] as const

const looks = {
  accepted: styles.outcomeAccepted,
  pending: styles.outcomePending,
  expired: styles.outcomeExpired,
  declined: styles.outcomeDeclined,
}

/** What became of the offers of these months: one bar in parts, and the figures below it as a list. */
export function OutcomesCard({ outcomes }: Pick<DashboardCharts, 'outcomes'>) {
  const { t } = useTranslation('offers')
  const total = order.reduce((sum, outcome) => sum + outcomes[outcome], 0)
  const share = (count: number) => (total === 0 ? 0 : (count / total) * 100)
  const starts = order.map((_, index) =>
    share(order.slice(0, index).reduce((sum, outcome) => sum + outcomes[outcome], 0)),
  )

  return (
    <Card title={t('dashboard.charts.outcomes')}>
      <svg className={styles.outcomesBar} width="100%" height="20" aria-hidden="true" focusable="false">
        {order.map((outcome, index) => (
          <rect
            key={outcome}
            className={looks[outcome]}
            x={`${starts[index]}%`}
            width={`${share(outcomes[outcome])}%`}
            height="20"
          />
        ))}
      </svg>
      <dl className={styles.outcomes}>
        {order.map((outcome) => (
          <div key={outcome}>
            <dt>
              <span className={`${styles.outcomeKey} ${looks[outcome]}`} />
              {t(`ui:status.${outcome}`)}
            </dt>
            <dd>
              <strong>{formatNumber(outcomes[outcome])}</strong>{' '}
              <Text tone="muted" size="small">
                {formatPercent(share(outcomes[outcome]), 0)}
              </Text>
            </dd>
          </div>
        ))}
      </dl>
      <Text as="p" tone="muted" size="small">
        {t('dashboard.charts.outcomesHint', { count: total })}
      </Text>
    </Card>
  )
}
