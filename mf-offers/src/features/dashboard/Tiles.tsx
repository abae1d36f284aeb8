import type { DashboardStats } from '@staffel/shared-api/contract'
import { dayOf } from '@staffel/shared-api/rules'
import { Text } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { EyeOutlined, HourglassOutlined, InboxOutlined, RightOutlined } from '@staffel/shared-ui/icons'
import { Link } from '@staffel/shared-ui/router'
import { paths } from '../../paths.ts'
import styles from './dashboard.module.css'

/** What waits for somebody; each leads to the list of exactly those that it counts. */
export function Tiles({ tiles }: { tiles: DashboardStats['tiles'] | undefined }) {
  const { t } = useTranslation('offers')
  if (!tiles) return null
  const { expiring, unanswered_requests, viewed_unanswered } = tiles
  const shown = [
    {
      key: 'expiring',
      Icon: HourglassOutlined,
      count: expiring.count,
      to: paths.expiringOffers(dayOf(), expiring.until),
    },
    {
      key: 'requests',
      Icon: InboxOutlined,
      count: unanswered_requests.count,
      to: paths.unansweredRequests(unanswered_requests.until),
    },
    { key: 'viewed', Icon: EyeOutlined, count: viewed_unanswered.count, to: paths.viewedOffers() },
  ] as const
  return (
    <ul className={styles.tiles} aria-label={t('dashboard.tiles.heading')}>
      {shown.map(({ key, Icon, count, to }) => (
        <li key={key}>
          <Link to={to} className={count > 0 ? `${styles.tile} ${styles.tileWaiting}` : styles.tile}>
            <span className={styles.tileIcon}>
              <Icon />
            </span>
            <strong>{formatNumber(count)}</strong>
            <Text size="small">{t(`dashboard.tiles.${key}`, { count })}</Text>
            <RightOutlined />
          </Link>
        </li>
      ))}
    </ul>
  )
}
