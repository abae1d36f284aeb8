import type { ExactSyncSettings } from '@staffel/shared-api/contract'
import { Text } from '@staffel/shared-ui/core'
import { Checkbox, Radio, Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { useId } from 'react'
import { syncSettingsQuery, useSaveSyncSettings } from '../../api/sync.queries.ts'
import { SettingsCard, useSettingsOutcome } from '../../parts/SettingsCard.tsx'
import styles from './sync.module.css'

const rules = ['exact', 'here', 'ask'] as const
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: `${String(hour).padStart(2, '0')}:00` }))

/** Who is right where both sides changed the same, and when it goes by itself. Each choice is kept at once. */
export function SyncSettingsCard() {
  const { t } = useTranslation('integrations')
  const settings = useQuery(syncSettingsQuery())
  return (
    <SettingsCard title={t('sync.settings')} settings={settings}>
      {(chosen) => <Choices settings={chosen} />}
    </SettingsCard>
  )
}

function Choices({ settings }: { settings: ExactSyncSettings }) {
  const { t } = useTranslation('integrations')
  const id = useId()
  const { mutate, isPending } = useSaveSyncSettings()

  const outcome = useSettingsOutcome()
  const save = (change: Partial<ExactSyncSettings>) => mutate({ ...settings, ...change }, outcome)

  return (
    <div className={styles.part}>
      <Text as="p" tone="muted" id={id}>
        {t('sync.rule')}
      </Text>
      <Radio.Group
        className={styles.rules}
        aria-labelledby={id}
        value={settings.rule}
        disabled={isPending}
        options={rules.map((value) => ({ value, label: t(`sync.rules.${value}`) }))}
        onChange={({ target }) => save({ rule: target.value as ExactSyncSettings['rule'] })}
      />
      <div className={styles.night}>
        <Checkbox
          checked={settings.nightly}
          disabled={isPending}
          onChange={({ target }) => save({ nightly: target.checked })}
        >
          {t('sync.nightly')}
        </Checkbox>
        <Select<number>
          aria-label={t('sync.hour')}
          value={settings.hour}
          options={hours}
          disabled={isPending || !settings.nightly}
          onChange={(hour) => save({ hour })}
        />
      </div>
    </div>
  )
}
