import { EmptyState, ErrorState, LoadingState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { LockOutlined } from '@staffel/shared-ui/icons'
import { useQuery } from '@staffel/shared-ui/query'
import { settingsQuery } from '../../api/settings/settings.queries.ts'
import { useMayEdit } from '../../parts/useMayEdit.ts'
import { SettingsForm } from './SettingsForm.tsx'

/** The catalogue's part of the settings. */
export function CatalogueSettings() {
  const { t } = useTranslation('catalogue')
  const mayEdit = useMayEdit()
  const settings = useQuery({ ...settingsQuery(), enabled: mayEdit })
  if (!mayEdit) {
    return (
      <EmptyState icon={<LockOutlined />} title={t('settings.notYours')} description={t('settings.notYoursText')} />
    )
  }
  if (settings.isPending) return <LoadingState shape="form" count={3} />
  if (settings.isError && !settings.data)
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
