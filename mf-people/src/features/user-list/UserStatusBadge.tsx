import type { UserStatus } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckCircleOutlined, MailOutlined, StopOutlined } from '@staffel/shared-ui/icons'
import { ToneBadge } from '@staffel/shared-ui/list'

const looks = {
  active: { tone: 'green', icon: <CheckCircleOutlined /> },
  invited: { tone: 'blue', icon: <MailOutlined /> },
  blocked: { tone: 'red', icon: <StopOutlined /> },
} as const

export function UserStatusBadge({ status }: { status: UserStatus }) {
  const { t } = useTranslation('people')
  return <ToneBadge {...looks[status]}>{t(`users.statuses.${status}`)}</ToneBadge>
}
