import { Card } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { TextAreaField } from '../../../parts/TextAreaField.tsx'
import styles from '../settings.module.css'
import type { PricingFormState } from './usePricingForm.ts'

/** In the language of each offer. */
const texts = [
  { field: 'termsNl', rows: 6, maxLength: 20_000 },
  { field: 'termsEn', rows: 6, maxLength: 20_000 },
  { field: 'footerNl', rows: 3, maxLength: 2_000 },
  { field: 'footerEn', rows: 3, maxLength: 2_000 },
] as const

export function WordingCard({ form: { values, set, problems } }: { form: PricingFormState }) {
  const { t } = useTranslation('offers')
  return (
    <Card title={t('settings.wording')}>
      <div className={styles.pairs}>
        {texts.map(({ field, ...size }) => (
          <TextAreaField
            key={field}
            {...size}
            label={t(`settings.fields.${field}`)}
            value={values[field]}
            error={problems[field]}
            onChange={(text) => set({ [field]: text })}
          />
        ))}
      </div>
    </Card>
  )
}
