import type { ExactStatus } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckCircleOutlined, DisconnectOutlined, WarningOutlined } from '@staffel/shared-ui/icons'
import { ToneBadge } from '@staffel/shared-ui/list'

export function ConnectionBadge({ status: { connected, needs_reconnect } }: { status: ExactStatus }) {
  const { t } = useTranslation('integrations')
  if (needs_reconnect)
    return (
      <ToneBadge tone="orange" icon={<WarningOutlined />}>
        {t('exact.reconnect')}
      </ToneBadge>
    )
  if (connected)
    return (
      <ToneBadge tone="green" icon={<CheckCircleOutlined />}>
        {t('exact.connected')}
      </ToneBadge>
    )
  return (
    <ToneBadge tone="gray" icon={<DisconnectOutlined />}>
      {t('exact.notConnected')}
    </ToneBadge>
  )
}
