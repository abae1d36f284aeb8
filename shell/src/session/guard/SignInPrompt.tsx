import { signInPathFor } from '@staffel/shared-auth'
import { ButtonLink, StatePanel } from '@staffel/shared-ui/core'
import { LockOutlined, LoginOutlined } from '@staffel/shared-ui/icons'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useLocation } from '@staffel/shared-ui/router'

/** In the place of a page that needs a session but does not send its visitor away. */
export function SignInPrompt() {
  const { t } = useTranslation('shell')
  const { pathname, search, hash } = useLocation()
  return (
    <>
      <title>{`${t('signIn.documentTitle')} · ${t('product')}`}</title>
      <StatePanel
        headingLevel={1}
        icon={<LockOutlined />}
        title={t('prompt.title')}
        description={t('prompt.message')}
        actions={
          <ButtonLink type="primary" icon={<LoginOutlined />} to={signInPathFor(pathname + search + hash)}>
            {t('prompt.action')}
          </ButtonLink>
        }
      />
    </>
  )
}
