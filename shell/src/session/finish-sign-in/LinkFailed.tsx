import { signInPathFor } from '@staffel/shared-auth'
import { ButtonLink } from '@staffel/shared-ui/core'
import { LinkOutlined } from '@staffel/shared-ui/icons'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useNext } from '../login/useNext.ts'
import { SignInPanel } from '../login/SignInPanel.tsx'

/** The link is used, too old, or no link at all. */
export function LinkFailed({ messageKey }: { messageKey: string }) {
  const { t } = useTranslation('shell')
  const next = useNext()
  return (
    <SignInPanel
      role="alert"
      tone="danger"
      icon={<LinkOutlined />}
      title={t('finish.errorTitle')}
      intro={`${t(messageKey)} ${t('finish.errorHint')}`}
    >
      <ButtonLink type="primary" to={signInPathFor(next ?? '/')}>
        {t('finish.back')}
      </ButtonLink>
    </SignInPanel>
  )
}
