import { useTranslation } from '@staffel/shared-ui/i18n'
import type { Attempts } from '../options/useSignInStep.ts'
import { SignInButton } from './SignInButton.tsx'
import { SignInNotice } from './SignInNotice.tsx'

/** What went wrong with the last attempt; without a connection the same can be tried again on the spot. */
export function AttemptNotice({ messageKey, again }: Pick<Attempts, 'messageKey' | 'again'>) {
  const { t } = useTranslation('shell')
  if (messageKey === null) return null
  return (
    <SignInNotice
      tone="error"
      role="alert"
      action={again && <SignInButton onClick={again}>{t('signIn.error.retry')}</SignInButton>}
    >
      {t(messageKey)}
    </SignInNotice>
  )
}
