import type { BootManifest } from '@staffel/shared-api/contract'
import { ownPath, useSession } from '@staffel/shared-auth'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useEffect } from 'react'
import { startFirstFiles } from '../boot/startFirstFiles.ts'
import { SignInOptions } from '../session/login/options/SignInOptions.tsx'
import { SignInFrame } from '../session/login/SignInFrame.tsx'
import { SignInPanel } from '../session/login/SignInPanel.tsx'
import { openShell } from './openShell.ts'

export interface SignInPageProps {
  local: BootManifest['local']
  /** The page's own description of the environment was bad. */
  staleManifest: boolean
}

/** `/login` before there is a session. What follows, a refusal too, is the shell's to show. */
export function SignInPage({ local, staleManifest }: SignInPageProps) {
  const { t } = useTranslation('shell')
  const session = useSession()
  const next = ownPath(new URLSearchParams(window.location.search).get('next'))
  const isKnown = session.status === 'allowed' || session.status === 'denied' || session.status === 'failed'

  useEffect(() => {
    if (isKnown) void openShell(next)
  }, [isKnown, next])

  // The shell's files come while the visitor types an address, and are not run.
  useEffect(() => {
    const fetchShell = () => startFirstFiles()
    document.addEventListener('click', fetchShell, { once: true })
    return () => document.removeEventListener('click', fetchShell)
  }, [])

  return (
    <SignInFrame documentTitle={t('signIn.documentTitle')} staleManifest={staleManifest}>
      {session.status === 'signed-out' ? (
        <SignInOptions reason={session.reason} next={next} local={local} />
      ) : (
        <SignInPanel
          role="status"
          icon={<span className="sf-turn" />}
          title={t('finish.loadingTitle')}
          intro={t('loading')}
        />
      )}
    </SignInFrame>
  )
}
