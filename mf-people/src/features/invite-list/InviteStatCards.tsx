import type { InviteCounts } from '@staffel/shared-api/contract'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckCircleOutlined, ClockCircleOutlined, MailOutlined, TeamOutlined } from '@staffel/shared-ui/icons'
import { StatCard, StatGrid } from '@staffel/shared-ui/list'

const cards = [
  { count: 'total', icon: <TeamOutlined /> },
  { count: 'invited', icon: <MailOutlined /> },
  { count: 'accepted', icon: <CheckCircleOutlined /> },
  { count: 'expired', icon: <ClockCircleOutlined /> },
] as const

/** Invites by status, for the filters of the list: undefined while they are on their way, null where none come. */
export function InviteStatCards({ counts }: { counts: InviteCounts | undefined | null }) {
  const { t } = useTranslation('people')
  return (
    <StatGrid>
      {cards.map(({ count, icon }) => (
        <StatCard
          key={count}
          label={t(`invites.counts.${count}`)}
          icon={icon}
          value={counts ? formatNumber(counts[count]) : counts}
        />
      ))}
    </StatGrid>
  )
}
