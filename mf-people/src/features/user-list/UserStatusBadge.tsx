import type { UserStatus } from '@staffel/shared-api/contract'
import { Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckCircleOutlined, MailOutlined, StopOutlined } from '@staffel/shared-ui/icons'
import { ToneBadge } from '@staffel/shared-ui/list'
import styles from './user-list.module.css'

const looks = {
  active: { tone: 'green', icon: <CheckCircleOutlined /> },
  invited: { tone: 'blue', icon: <MailOutlined /> },
  blocked: { tone: 'red', icon: <StopOutlined /> },
} as const

export function UserStatusBadge({ status, reason }: { status: UserStatus; reason: string | null }) {
  const { t } = useTranslation('people')
  const badge = <ToneBadge {...looks[status]}>{t(`users.statuses.${status}`)}</ToneBadge>
  if (reason === null) return badge
  return (
    <span className={styles.status}>
      {badge}
      <Text tone="muted" size="small">
        {reason}
      </Text>
    </span>
  )
}
