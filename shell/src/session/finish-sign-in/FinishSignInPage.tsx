import { signInPathFor, useFinishSignIn, useSecondFactor, useSession, type SessionState } from '@staffel/shared-auth'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Navigate } from '@staffel/shared-ui/router'
import { useFrame } from '../guard/frameContext.ts'
import { LoginStep } from '../login/LoginStep.tsx'
import { SignInFrame } from '../login/SignInFrame.tsx'
import { useNext } from '../login/useNext.ts'
import { ConfirmEmail } from './ConfirmEmail.tsx'
import { FinishLoading } from './FinishLoading.tsx'
import { FinishWithCode } from './FinishWithCode.tsx'
import { LinkFailed } from './LinkFailed.tsx'

/** `/finishSignIn`: where a mailed link ends. Loading, asking for the address or a code, failed, or in. */
export function FinishSignInPage() {
  const { t } = useTranslation('shell')
  const { staleManifest } = useFrame()
  return (
    <SignInFrame documentTitle={t('finish.documentTitle')} staleManifest={staleManifest}>
      <Step />
    </SignInFrame>
  )
}

function Step() {
  const finish = useFinishSignIn()
  const asked = useSecondFactor()
  const session = useSession()
  const next = useNext()
  if (asked) return <FinishWithCode asked={asked} />
  switch (finish.step) {
    case 'loading':
      return <FinishLoading />
    case 'need-email':
      return <ConfirmEmail messageKey={finish.messageKey} />
    case 'error':
      return <LinkFailed messageKey={finish.messageKey} />
    case 'success':
      // In, as far as the identity provider goes. The sign-in page knows what to do with whoever may not enter, or has
      // left again.
      if (session.status === 'denied' || hasLeft(session)) return <Navigate to={signInPathFor(next ?? '/')} replace />
      return session.status === 'allowed' || session.status === 'failed' ? <LoginStep /> : <FinishLoading />
  }
}

function hasLeft(session: SessionState): boolean {
  return session.status === 'signed-out' && session.reason === 'chosen'
}
