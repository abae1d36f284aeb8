import { sentenceOf } from '@staffel/shared-api/client'
import { Card, ErrorState, LoadingState, toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import type { UseQueryResult } from '@staffel/shared-ui/query'
import type { ReactNode } from 'react'

export interface SettingsCardProps<Settings> {
  readonly title: string
  readonly settings: UseQueryResult<Settings>
  /** What can be chosen. */
  readonly children: (settings: Settings) => ReactNode
}

/** Settings of which each choice is kept at once. */
export function SettingsCard<Settings>({ title, settings, children }: SettingsCardProps<Settings>) {
  const { t } = useTranslation('integrations')
  return (
    <Card title={title}>
      {settings.data ? (
        children(settings.data)
      ) : settings.isPending ? (
        <LoadingState shape="form" count={2} />
      ) : (
        <ErrorState
          size="compact"
          title={t('push.settingsFailed')}
          error={settings.error}
          onRetry={() => void settings.refetch()}
          retrying={settings.isFetching}
        />
      )}
    </Card>
  )
}

/** Says whether a choice was kept. */
export function useSettingsOutcome() {
  const { t } = useTranslation('integrations')
  return {
    onSuccess: () => toast.success(t('push.settingsSaved')),
    onError: (error: unknown) => toast.error(t('push.settingsNotSaved'), { description: sentenceOf(error) }),
  }
}
