import { useUser } from '@staffel/shared-auth'
import { EmptyState, Screen } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { AccountView } from './AccountView.tsx'

/** The signed-in user, as the session knows them. */
export function AccountPage() {
  const { t } = useTranslation('people')
  const user = useUser()
  return (
    <Screen title={t('account.title')} width="narrow">
      {user === null ? <EmptyState title={t('account.nobody')} /> : <AccountView user={user} />}
    </Screen>
  )
}
