import { Card } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { SwitchField } from '../SwitchField.tsx'
import { TypedField } from '../TypedField.tsx'
import styles from '../settings.module.css'
import type { PricingFormState } from './usePricingForm.ts'

export function RemindersCard({ form: { values, set, problems } }: { form: PricingFormState }) {
  const { t } = useTranslation('offers')
  return (
    <Card title={t('settings.reminders')}>
      <div className={styles.form}>
        <SwitchField
          label={t('settings.fields.reminders')}
          hint={t('settings.remindersHint')}
          checked={values.reminders}
          onChange={(reminders) => set({ reminders })}
        />
        {(values.reminders || problems['reminderDays']) && (
          <TypedField
            label={t('settings.fields.reminderDays')}
            placeholder="7, 1"
            value={values.reminderDays}
            error={problems['reminderDays']}
            onChange={(reminderDays) => set({ reminderDays })}
          />
        )}
      </div>
    </Card>
  )
}
