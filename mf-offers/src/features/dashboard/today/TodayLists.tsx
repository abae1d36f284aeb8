import { dayOf } from '@staffel/shared-api/rules'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { Link } from '@staffel/shared-ui/router'
import { dashboardStatsQuery } from '../../../api/dashboard.queries.ts'
import { paths } from '../../../paths.ts'
import styles from './today.module.css'

/** How many there are in all; each leads to the list of exactly those that it counts. */
export function TodayLists() {
  const { t } = useTranslation('offers')
  const { data, isPending } = useQuery(dashboardStatsQuery())
  if (!data) return isPending ? <div className={styles.listsPlace} /> : null
  const { tiles } = data
  const { expiring, unanswered_requests: requests, viewed_unanswered: viewed, awaiting_approval: approvals } = tiles
  const lists = [
    { key: 'expiring', count: expiring.count, to: paths.expiringOffers(dayOf(), expiring.until) },
    { key: 'viewed', count: viewed.count, to: paths.viewedOffers() },
    ...(approvals ? [{ key: 'approvals', count: approvals.count, to: paths.offersToApprove() } as const] : []),
    ...(requests
      ? [{ key: 'requests', count: requests.count, to: paths.unansweredRequests(requests.until) } as const]
      : []),
  ] as const
  const waiting = lists.filter(({ count }) => count > 0)
  if (waiting.length === 0) return null
  return (
    <ul className={styles.lists} aria-label={t('dashboard.tiles.heading')}>
      {waiting.map(({ key, count, to }) => (
        <li key={key}>
          <Link to={to} className={styles.list}>
            <strong>{formatNumber(count)}</strong> {t(`dashboard.tiles.${key}`, { count })}
          </Link>
        </li>
      ))}
    </ul>
  )
}
