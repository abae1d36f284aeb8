import { ButtonLink, EmptyState, Screen } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { MailOutlined } from '@staffel/shared-ui/icons'
import { paths } from '../../paths.ts'

/** No mail leads here. Who has the address from elsewhere reads how an invitation is accepted. */
export function ConsentPage() {
  const { t } = useTranslation('people')
  return (
    <Screen title={t('acceptInvite.title')} width="narrow">
      <meta name="referrer" content="no-referrer" />
      <EmptyState
        icon={<MailOutlined />}
        title={t('acceptInvite.byMail')}
        description={t('acceptInvite.byMailText')}
        action={
          <ButtonLink type="primary" to={paths.login()}>
            {t('acceptInvite.login')}
          </ButtonLink>
        }
      />
    </Screen>
  )
}
