import { isAskedFirst } from '@staffel/shared-api/rules'
import { session, signInPathFor, useSession } from '@staffel/shared-auth'
import { ErrorState, LoadingState, Screen } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Navigate, useSearchParams } from '@staffel/shared-ui/router'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { ConsentForm } from './consent/ConsentForm.tsx'
import { InvitedForm } from './consent/InvitedForm.tsx'

/** What is asked of somebody at the first sign-in: consent, and the names where they are missing. */
export function ConsentPage() {
  const { t } = useTranslation('people')
  const [params] = useSearchParams()
  // Kept once: the address loses the link.
  const [{ token, next }] = useState(() => ({ token: params.get('token') ?? '', next: params.get('next') ?? '/' }))
  const state = useSession()

  if (state.status === 'signed-out') return <Navigate to={token ? paths.acceptInvite(token) : here(next)} replace />
  const isStranger = state.status === 'denied' && state.code === 'NO_USER' && token !== ''
  const isDone = state.status === 'allowed' && token === '' && !isAskedFirst(state.user)
  if (isDone || (state.status === 'denied' && !isStranger)) return <Navigate to={signInPathFor(next)} replace />

  return (
    <Screen title={t('consent.title')} width="narrow">
      <meta name="referrer" content="no-referrer" />
      {step()}
    </Screen>
  )

  function step() {
    if (state.status === 'failed')
      return <ErrorState title={t('consent.unreachable')} error={state.error} onRetry={() => void session.retry()} />
    if (state.status === 'allowed' || isStranger) {
      const user = state.status === 'allowed' ? state.user : null
      return token ? <InvitedForm user={user} token={token} next={next} /> : <ConsentForm user={user} next={next} />
    }
    return <LoadingState shape="form" count={2} label={t('consent.loading')} />
  }
}

const here = (next: string) => signInPathFor(paths.consent(next))
