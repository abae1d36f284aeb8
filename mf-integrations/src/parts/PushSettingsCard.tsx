import type { ExactPushSettings } from '@staffel/shared-api/contract'
import { Checkbox, Radio } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { pushSettingsQuery, useSavePushSettings } from '../api/push.queries.ts'
import { SettingsCard, useSettingsOutcome } from './SettingsCard.tsx'
import styles from './push-settings.module.css'

const documents = ['order', 'quotation'] as const

/** As what accepted offers go to Exact, and whether by themselves. Each choice is kept at once. */
export function PushSettingsCard() {
  const { t } = useTranslation('integrations')
  const settings = useQuery(pushSettingsQuery())
  return (
    <SettingsCard title={t('push.settings')} settings={settings}>
      {(chosen) => <Choices settings={chosen} />}
    </SettingsCard>
  )
}

function Choices({ settings }: { settings: ExactPushSettings }) {
  const { t } = useTranslation('integrations')
  const { mutate, isPending } = useSavePushSettings()

  const outcome = useSettingsOutcome()
  const save = (change: Partial<ExactPushSettings>) => mutate({ ...settings, ...change }, outcome)

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
