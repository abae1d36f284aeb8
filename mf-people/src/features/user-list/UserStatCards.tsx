import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckCircleOutlined, MailOutlined, StopOutlined, TeamOutlined } from '@staffel/shared-ui/icons'
import { StatCard, StatGrid } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { userCountsQuery, type UserFilters } from '../../api/users.queries.ts'

const cards = [
  { count: 'total', icon: <TeamOutlined /> },
  { count: 'active', icon: <CheckCircleOutlined /> },
  { count: 'invited', icon: <MailOutlined /> },
  { count: 'blocked', icon: <StopOutlined /> },
] as const

/** Users by status, for the filters of the list. */
export function UserStatCards({ filters }: { filters: UserFilters }) {
  const { t } = useTranslation('people')
  const { data: counts, isPending } = useQuery(userCountsQuery(filters))
  const missing = isPending ? undefined : null
  return (
    <StatGrid>
      {cards.map(({ count, icon }) => (
        <StatCard
          key={count}
          label={t(`users.counts.${count}`)}
          icon={icon}
          value={counts ? formatNumber(counts[count]) : missing}
        />
      ))}
    </StatGrid>
  )
}
