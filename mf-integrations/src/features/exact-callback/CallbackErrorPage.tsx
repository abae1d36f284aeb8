import { signInPathFor } from '@staffel/shared-auth'
import { ButtonLink, Screen, StatePanel } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { LoginOutlined, WarningOutlined } from '@staffel/shared-ui/icons'
import { useSearchParams } from '@staffel/shared-ui/router'
import { paths } from '../../paths.ts'
import { failureReason } from './failure.rules.ts'

/** Nothing was connected, and why. */
export function CallbackErrorPage() {
  const { t } = useTranslation('integrations')
  const [params] = useSearchParams()
  const reason = failureReason(params.get('reason'))
  return (
    <Screen title={t('callback.title')} width="narrow">
      <meta name="referrer" content="no-referrer" />
      <StatePanel
        role="alert"
        tone="danger"
        icon={<WarningOutlined />}
        title={t('callback.error')}
        description={t(`callback.reason.${reason}`)}
        actions={
          reason === 'signed_out' ? (
            <ButtonLink type="primary" icon={<LoginOutlined />} to={signInPathFor(paths.exact())}>
              {t('callback.signIn')}
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.exact()}>{t('callback.back')}</ButtonLink>
          )
        }
      />
    </Screen>
  )
}
