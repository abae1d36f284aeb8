import { workingCopies, type SignOutReason } from '@staffel/shared-auth'
import { Alert, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useState } from 'react'
import { useFrame } from '../../guard/frameContext.ts'
import { DemoAccounts } from './DemoAccounts.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { MagicLinkButton } from './MagicLinkButton.tsx'
import { SignInPanel } from '../SignInPanel.tsx'
import { useNext } from '../useNext.ts'

/** The two ways in; in local mode also the demo accounts. */
export function SignInOptions({ reason }: { reason: SignOutReason }) {
  const { t } = useTranslation('shell')
  const { boot } = useFrame()
  const next = useNext()
  // As it was when the session ended; who signs in on this page sends it after all.
  const [isUnkept] = useState(() => workingCopies.hasUnkept())
  const ended = reason === 'idle' || reason === 'ended' ? (isUnkept ? (`${reason}Unkept` as const) : reason) : null
  const notice = ended ?? (next && 'next')

  return (
    <>
      <SignInPanel title={t('signIn.title')} intro={t('signIn.intro')}>
        {notice && <Alert type="info" showIcon title={t(`signIn.notice.${notice}`)} />}
        <MagicLinkButton next={next} local={boot.local !== null} />
        <GoogleButton />
        <Text as="p" size="small" tone="muted">
          {t('signIn.help')}
        </Text>
      </SignInPanel>
      {boot.local && <DemoAccounts accounts={boot.local.accounts} next={next} />}
    </>
  )
}
