import { session, useSession } from '@staffel/shared-auth'
import { Button, ErrorState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useEffect, useRef } from 'react'
import { useLastGood } from '../../layout/notices/lastGood.ts'
import { useSignOut } from '../../layout/header/useSignOut.ts'

/**
 * The access check itself did not succeed: server down, no connection, the identity code did not arrive. Where the
 * server was without its data, it is tried again as soon as that is back.
 */
export function AccessFailed() {
  const { t } = useTranslation('shell')
  const state = useSession()
  const signOut = useSignOut()
  const lastGood = useLastGood()
  const wasLastGood = useRef(lastGood)
  useEffect(() => {
    if (wasLastGood.current && !lastGood) void session.retry()
    wasLastGood.current = lastGood
  }, [lastGood])
  return (
    <ErrorState
      headingLevel={1}
      title={t('accessFailed.title')}
      message={lastGood ? undefined : t('accessFailed.message')}
      error={state.status === 'failed' ? state.error : undefined}
      onRetry={() => void session.retry()}
      actions={<Button onClick={signOut}>{t('accessFailed.signOut')}</Button>}
    />
  )
}
