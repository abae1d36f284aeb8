import type { ExactLinkState } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckCircleOutlined, DisconnectOutlined, LinkOutlined, WarningOutlined } from '@staffel/shared-ui/icons'
import { ToneBadge } from '@staffel/shared-ui/list'

/** How a link stands, in a word. */
export function LinkBadge({ link, inUse }: { link: ExactLinkState | null; inUse: boolean }) {
  const { t } = useTranslation('integrations')
  if (!link)
    return (
      <ToneBadge tone="gray" icon={<DisconnectOutlined />}>
        {t('exact.notConnected')}
      </ToneBadge>
    )
  if (!link.works || link.reconnect_advised)
    return (
      <ToneBadge tone="orange" icon={<WarningOutlined />}>
        {t('exact.reconnect')}
      </ToneBadge>
    )
  if (!inUse)
    return (
      <ToneBadge tone="blue" icon={<LinkOutlined />}>
        {t('exact.notInUse')}
      </ToneBadge>
    )
  return (
    <ToneBadge tone="green" icon={<CheckCircleOutlined />}>
      {t('exact.inUse')}
    </ToneBadge>
  )
}
