import { ButtonLink, Screen, StatePanel } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { WarningOutlined } from '@staffel/shared-ui/icons'
import { paths } from '../../paths.ts'

/**
 * Nothing here begins a connection, so whoever comes back from Exact Online, or follows an old link, reads that nothing
 * was connected.
 */
export function ExactCallbackPage() {
  const { t } = useTranslation('integrations')
  return (
    <Screen title={t('callback.title')} width="narrow">
      <meta name="referrer" content="no-referrer" />
      <StatePanel
        role="alert"
        tone="danger"
        icon={<WarningOutlined />}
        title={t('callback.error')}
        description={t('callback.text')}
        actions={<ButtonLink to={paths.exact()}>{t('callback.back')}</ButtonLink>}
      />
    </Screen>
  )
}
