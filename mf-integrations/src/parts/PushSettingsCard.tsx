import { sentenceOf } from '@staffel/shared-api/client'
import type { ExactPushSettings } from '@staffel/shared-api/contract'
import { ButtonLink, Card, ErrorState, LoadingState, toast } from '@staffel/shared-ui/core'
import { Checkbox, Radio } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { pushSettingsQuery, useSavePushSettings } from '../api/push.queries.ts'
import { paths } from '../paths.ts'
import styles from './push-settings.module.css'

const documents = ['order', 'quotation'] as const

/** As what accepted offers go to Exact, and whether by themselves. Each choice is kept at once. */
export function PushSettingsCard() {
  const { t } = useTranslation('integrations')
  const settings = useQuery(pushSettingsQuery())
  return (
    <Card title={t('push.settings')} extra={<ButtonLink to={paths.mapping()}>{t('mapping.title')}</ButtonLink>}>
      {settings.data ? (
        <Choices settings={settings.data} />
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

function Choices({ settings }: { settings: ExactPushSettings }) {
  const { t } = useTranslation('integrations')
  const { mutate, isPending } = useSavePushSettings()

  function save(change: Partial<ExactPushSettings>): void {
    mutate(
      { ...settings, ...change },
      {
        onSuccess: () => toast.success(t('push.settingsSaved')),
        onError: (error) => toast.error(t('push.settingsNotSaved'), { description: sentenceOf(error) }),
      },
    )
  }

  return (
    <div className={styles.choices}>
      <Radio.Group
        aria-label={t('push.as')}
        value={settings.push_as}
        disabled={isPending}
        options={documents.map((value) => ({ value, label: t(`push.asDocument.${value}`) }))}
        onChange={({ target }) => save({ push_as: target.value as ExactPushSettings['push_as'] })}
      />
      <Checkbox
        checked={settings.push_automatically}
        disabled={isPending}
        onChange={({ target }) => save({ push_automatically: target.checked })}
      >
        {t('push.automatically')}
      </Checkbox>
    </div>
  )
}
