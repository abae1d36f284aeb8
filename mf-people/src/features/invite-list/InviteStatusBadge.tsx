import type { InviteStatus } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckCircleOutlined, ClockCircleOutlined, CloseCircleOutlined, MailOutlined } from '@staffel/shared-ui/icons'
import { ToneBadge } from '@staffel/shared-ui/list'

const looks = {
  invited: { tone: 'blue', icon: <MailOutlined /> },
  accepted: { tone: 'green', icon: <CheckCircleOutlined /> },
  expired: { tone: 'orange', icon: <ClockCircleOutlined /> },
  cancelled: { tone: 'neutral', icon: <CloseCircleOutlined /> },
} as const

export function InviteStatusBadge({ status }: { status: InviteStatus }) {
  const { t } = useTranslation('people')
  return <ToneBadge {...looks[status]}>{t(`invites.statuses.${status}`)}</ToneBadge>
}
