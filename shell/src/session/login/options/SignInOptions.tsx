import type { BootManifest } from '@staffel/shared-api/contract'
import { secondFactor, useSecondFactor, workingCopies, type SignOutReason } from '@staffel/shared-auth'
import { Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useState } from 'react'
import { SignInDialog } from '../kit/SignInDialog.tsx'
import { SignInNotice } from '../kit/SignInNotice.tsx'
import { SignInPanel } from '../SignInPanel.tsx'
import { CodeForm } from './CodeForm.tsx'
import { DemoAccounts } from './DemoAccounts.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { MagicLinkButton } from './MagicLinkButton.tsx'

export interface SignInOptionsProps {
  reason: SignOutReason
  /** Where the visitor wanted to go. */
  next: string | null
  local: BootManifest['local']
}

/** The two ways in; in local mode also the demo accounts. */
export function SignInOptions({ reason, next, local }: SignInOptionsProps) {
  const { t } = useTranslation('shell')
  const asked = useSecondFactor()
  // As it was when the session ended; who signs in on this page sends it after all.
  const [isUnkept] = useState(() => workingCopies.hasUnkept())
  const ended = reason === 'idle' || reason === 'ended' ? (isUnkept ? (`${reason}Unkept` as const) : reason) : null
  const notice = ended ?? (next && 'next')

  return (
    <>
      <SignInPanel title={t('signIn.title')} intro={t('signIn.intro')}>
        {notice && <SignInNotice tone="info">{t(`signIn.notice.${notice}`)}</SignInNotice>}
        <MagicLinkButton next={next} local={local !== null} />
        <GoogleButton />
        <Text as="p" size="small" tone="muted">
          {t('signIn.help')}
        </Text>
      </SignInPanel>
      {local && <DemoAccounts accounts={local.accounts} next={next} />}
      {asked && (
        <SignInDialog title={t('signIn.code.title')} onClose={() => secondFactor.giveUp()}>
          <CodeForm asked={asked} />
        </SignInDialog>
      )}
    </>
  )
}
