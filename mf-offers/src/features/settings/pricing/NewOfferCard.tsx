import { currencies } from '@staffel/shared-api/rules'
import { Card } from '@staffel/shared-ui/core'
import { Field, Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { SwitchField } from '../SwitchField.tsx'
import { TypedField } from '../TypedField.tsx'
import styles from '../settings.module.css'
import type { PricingFormState } from './usePricingForm.ts'

export function NewOfferCard({ form: { values, set, problems } }: { form: PricingFormState }) {
  const { t } = useTranslation('offers')
  return (
    <Card title={t('settings.newOffers')}>
      <div className={styles.form}>
        <div className={styles.fields}>
          <Field label={t('settings.fields.currency')} error={problems['currency']}>
            {(control) => (
              <Select
                {...control}
                value={values.currency}
                options={currencies.map((value) => ({ value, label: t(`settings.currencies.${value}`) }))}
                onChange={(currency) => set({ currency })}
              />
            )}
          </Field>
          <TypedField
            label={t('settings.fields.taxRate')}
            suffix="%"
            inputMode="decimal"
            value={values.taxRate}
            error={problems['taxRate']}
            onChange={(taxRate) => set({ taxRate })}
          />
          <TypedField
            label={t('settings.fields.validity')}
            suffix={t('settings.days')}
            inputMode="numeric"
            value={values.validity}
            error={problems['validity']}
            onChange={(validity) => set({ validity })}
          />
          <TypedField
            label={t('settings.fields.paymentTerms')}
            suffix={t('settings.days')}
            inputMode="numeric"
            value={values.paymentTerms}
            error={problems['paymentTerms']}
            onChange={(paymentTerms) => set({ paymentTerms })}
          />
        </div>
        <SwitchField
          label={t('settings.fields.signature')}
          hint={t('settings.signatureHint')}
          checked={values.signature}
          onChange={(signature) => set({ signature })}
        />
      </div>
    </Card>
  )
}
