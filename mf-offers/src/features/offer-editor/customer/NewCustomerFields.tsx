import { taxRegimes } from '@staffel/shared-api/rules'
import { Field, Input, Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import type { FieldErrors } from '../draft/fieldErrors.ts'
import { newCustomerFields, type NewCustomerDraft, type NewCustomerField } from '../draft/newCustomer.ts'
import { customerLimits } from './customerLimits.ts'
import styles from './customer.module.css'

export interface NewCustomerFieldsProps {
  customer: NewCustomerDraft
  errors: FieldErrors
  onChange: (customer: NewCustomerDraft) => void
}

/** Those that do not take a third of the row. */
const looks: Partial<Record<NewCustomerField, string>> = {
  street: styles.street,
  number: styles.number,
  postal_code: styles.postalCode,
  city: styles.city,
}

/** What may be known of a customer that does not exist yet, beside its name. */
export function NewCustomerFields({ customer, errors, onChange }: NewCustomerFieldsProps) {
  const { t } = useTranslation('offers')
  return (
    <div className={styles.newCustomer}>
      {newCustomerFields
        .filter(({ name }) => name !== 'name')
        .map(({ name, path }) => (
          <div key={name} className={looks[name]}>
            <Field label={t(`editor.customer.new.${name}`)} error={errors.within(`offer.customer.new.${path}`)[0]}>
              {(control) =>
                name === 'tax_regime' ? (
                  <Select
                    {...control}
                    value={customer.tax_regime || 'domestic'}
                    options={taxRegimes.map((value) => ({ value, label: t(`editor.tax.regimes.${value}`) }))}
                    onChange={(value) => onChange({ ...customer, tax_regime: value })}
                  />
                ) : (
                  <Input
                    {...control}
                    {...customerLimits[name]}
                    value={customer[name]}
                    onChange={(event) => onChange({ ...customer, [name]: event.target.value })}
                  />
                )
              }
            </Field>
          </div>
        ))}
    </div>
  )
}
