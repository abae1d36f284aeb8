import { mayReadMail } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { EmptyState, ErrorState, LoadingState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { LockOutlined } from '@staffel/shared-ui/icons'
import { useQuery } from '@staffel/shared-ui/query'
import { settingsQuery } from '../../api/settings.queries.ts'
import { SettingsForm } from './SettingsForm.tsx'

/** The part of the settings that is about requests: for the seller's Managers. */
export function RequestSettings() {
  const { t } = useTranslation('requests')
  const user = useUser()
  const isTheirs = user !== null && mayReadMail(user)
  const settings = useQuery({ ...settingsQuery(), enabled: isTheirs })
  if (!isTheirs) {
    return (
      <EmptyState icon={<LockOutlined />} title={t('settings.notYours')} description={t('settings.notYoursText')} />
    )
  }
  if (settings.isPending) return <LoadingState shape="form" count={2} />
  if (!settings.data)
    return (
      <ErrorState
        title={t('settings.notLoaded')}
        error={settings.error}
        onRetry={() => void settings.refetch()}
        retrying={settings.isFetching}
      />
    )
  return <SettingsForm settings={settings.data} />
}
