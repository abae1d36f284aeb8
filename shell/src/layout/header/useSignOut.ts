import { session } from '@staffel/shared-auth'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'

/** Signs out because the person wants to. The guards lead to the sign-in page. */
export function useSignOut(): () => void {
  const { t } = useTranslation('shell')
  return () => {
    session.signOut('chosen').catch(() => toast.error(t('header.signOutFailed')))
  }
}
