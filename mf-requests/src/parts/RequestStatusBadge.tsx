import type { QuoteStatus } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckCircleOutlined, EditOutlined, InboxOutlined, MailOutlined, StopOutlined } from '@staffel/shared-ui/icons'
import { ToneBadge } from '@staffel/shared-ui/list'

const looks = {
  new: { tone: 'blue', icon: <MailOutlined /> },
  in_progress: { tone: 'yellow', icon: <EditOutlined /> },
  offered: { tone: 'green', icon: <CheckCircleOutlined /> },
  declined: { tone: 'red', icon: <StopOutlined /> },
  archived: { tone: 'gray', icon: <InboxOutlined /> },
} as const

/** How far a request is. */
export function RequestStatusBadge({ status }: { status: QuoteStatus }) {
  const { t } = useTranslation('requests')
  return <ToneBadge {...looks[status]}>{t(`status.${status}`)}</ToneBadge>
}
