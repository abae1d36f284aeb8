import type { ExactJob } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckCircleOutlined, WarningOutlined } from '@staffel/shared-ui/icons'
import { ToneBadge } from '@staffel/shared-ui/list'

/** How a job stands, in one word. */
export function JobState({ state }: Pick<ExactJob, 'state'>) {
  const { t } = useTranslation('integrations')
  if (state === 'done')
    return (
      <ToneBadge tone="green" icon={<CheckCircleOutlined />}>
        {t('jobs.done')}
      </ToneBadge>
    )
  return (
    <ToneBadge tone="red" icon={<WarningOutlined />}>
      {t('jobs.failed')}
    </ToneBadge>
  )
}
