import { signIn } from '@staffel/shared-auth'
import { Alert, Button } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useEffect, useEffectEvent } from 'react'
import { GoogleSign } from './GoogleSign.tsx'
import { useSignInStep } from './useSignInStep.ts'

/** Signs in through Google's window. The button stays usable: a window closed by hand tells only after ten seconds. */
export function GoogleButton() {
  const { t } = useTranslation('shell')
  const { messageKey, busy, attempt } = useSignInStep('google')

  // The window must open in the same moment as the click, so what it needs is here before.
  const getReady = useEffectEvent(() => {
    void signIn.prepareGoogle()
    void attempt(() => signIn.finishRedirect())
  })
  useEffect(() => getReady(), [])

  return (
    <>
      <Button icon={<GoogleSign />} onClick={() => void attempt(() => signIn.withGoogle())}>
        {t('signIn.withGoogle')}
      </Button>
      {busy && <Alert type="info" role="status" title={t('signIn.googleOpen')} />}
      {messageKey && <Alert type="error" showIcon role="alert" title={t(messageKey)} />}
      {messageKey === 'signIn.error.popupBlocked' && (
        <Button icon={<GoogleSign />} onClick={() => void attempt(() => signIn.withGoogleHere())}>
          {t('signIn.error.continueHere')}
        </Button>
      )}
    </>
  )
}
