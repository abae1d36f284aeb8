import { formatOfferNumber, numberPatternProblems } from '@staffel/shared-api/rules'
import { Card, Text } from '@staffel/shared-ui/core'
import { Field, Select } from '@staffel/shared-ui/form'
import { today } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { TypedField } from '../TypedField.tsx'
import styles from '../settings.module.css'
import type { PricingFormState } from './usePricingForm.ts'

const resets = ['yearly', 'never'] as const

/** How offers are numbered, with the next number as it would be now. */
export function NumberingCard({ form: { values, set, problems } }: { form: PricingFormState }) {
  const { t } = useTranslation('offers')
  const pattern = values.pattern.trim()
  const isFit = numberPatternProblems(pattern, values.reset).length === 0 && /^\d{1,9}$/.test(values.next.trim())
  return (
    <Card title={t('settings.numbering')}>
      <div className={styles.fields}>
        <TypedField
          label={t('settings.fields.pattern')}
          maxLength={40}
          value={values.pattern}
          error={problems['pattern']}
          onChange={(changed) => set({ pattern: changed })}
        />
        <Field label={t('settings.fields.reset')} error={problems['reset']}>
          {(control) => (
            <Select
              {...control}
              value={values.reset}
              options={resets.map((value) => ({ value, label: t(`settings.resets.${value}`) }))}
              onChange={(reset) => set({ reset })}
            />
          )}
        </Field>
        <TypedField
          label={t('settings.fields.next')}
          inputMode="numeric"
          value={values.next}
          error={problems['next']}
          onChange={(next) => set({ next })}
        />
      </div>
      <Text as="p" tone="muted" size="small">
        {isFit
          ? t('settings.nextNumber', { number: formatOfferNumber(pattern, Number(values.next), today()) })
          : t('settings.patternHint')}
      </Text>
    </Card>
  )
}
