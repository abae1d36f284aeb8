import { signIn } from '@staffel/shared-auth'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useEffect, useEffectEvent } from 'react'
import { AttemptNotice } from '../kit/AttemptNotice.tsx'
import { SignInButton } from '../kit/SignInButton.tsx'
import { SignInNotice } from '../kit/SignInNotice.tsx'
import { GoogleSign } from './GoogleSign.tsx'
import { useSignInStep } from './useSignInStep.ts'

/** Signs in through Google's window. The button stays usable: a window closed by hand tells only after ten seconds. */
export function GoogleButton() {
  const { t } = useTranslation('shell')
  const { messageKey, again, busy, attempt } = useSignInStep('google')

  // The window must open in the same moment as the click, so what it needs is here before.
  const getReady = useEffectEvent(() => {
    void signIn.prepareGoogle()
    void attempt(() => signIn.finishRedirect(), { unseen: true })
  })
  useEffect(() => getReady(), [])

  return (
    <>
      <SignInButton icon={<GoogleSign />} onClick={() => void attempt(() => signIn.withGoogle())}>
        {t('signIn.withGoogle')}
      </SignInButton>
      {busy && (
        <SignInNotice tone="info" role="status">
          {t('signIn.googleOpen')}
        </SignInNotice>
      )}
      <AttemptNotice messageKey={messageKey} again={again} />
      {messageKey === 'signIn.error.popupBlocked' && (
        <SignInButton icon={<GoogleSign />} onClick={() => void attempt(() => signIn.withGoogleHere())}>
          {t('signIn.error.continueHere')}
        </SignInButton>
      )}
    </>
  )
}
