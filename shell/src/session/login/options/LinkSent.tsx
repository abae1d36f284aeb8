import { signIn } from '@staffel/shared-auth'
import { Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { AttemptNotice } from '../kit/AttemptNotice.tsx'
import { SignInButton } from '../kit/SignInButton.tsx'
import { SignInNotice } from '../kit/SignInNotice.tsx'
import styles from './link-steps.module.css'
import { useSignInStep } from './useSignInStep.ts'

export interface LinkSentProps {
  email: string
  next: string | null
  local: boolean
  /** The address was not the right one. */
  onOther: () => void
}

/** Where the link went, and what to do when it does not arrive. */
export function LinkSent({ email, next, local, onOther }: LinkSentProps) {
  const { t } = useTranslation('shell')
  const { messageKey, again, busy, attempt } = useSignInStep('send-link')
  return (
    <div className={styles.step}>
      <SignInNotice tone="success" role="status">
        {t('signIn.link.sent', { email })}
      </SignInNotice>
      <Text as="p" tone="muted">
        {t('signIn.link.spam')}
      </Text>
      <AttemptNotice messageKey={messageKey} again={again} />
      {local && (
        <SignInButton main href="/dev/outbox">
          {t('signIn.link.outbox')}
        </SignInButton>
      )}
      <div className={styles.buttons}>
        <SignInButton onClick={onOther}>{t('signIn.link.other')}</SignInButton>
        <SignInButton busy={busy} onClick={() => void attempt(() => signIn.sendLink(email, next))}>
          {t('signIn.link.again')}
        </SignInButton>
      </div>
    </div>
  )
}
