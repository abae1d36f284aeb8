import { session, useSession } from '@staffel/shared-auth'
import { Button, ErrorState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useSignOut } from '../../layout/header/useSignOut.ts'

/** The access check itself did not succeed: server down, no connection, the identity code did not arrive. */
export function AccessFailed() {
  const { t } = useTranslation('shell')
  const state = useSession()
  const signOut = useSignOut()
  return (
    <ErrorState
      title={t('accessFailed.title')}
      message={t('accessFailed.message')}
      error={state.status === 'failed' ? state.error : undefined}
      onRetry={() => void session.retry()}
      actions={<Button onClick={signOut}>{t('accessFailed.signOut')}</Button>}
    />
  )
}
