import { isBlank } from '@staffel/shared-api/rules'
import { Field, Input } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import type { FieldErrors } from '../draft/fieldErrors.ts'
import { newCustomerFields, type NewCustomerDraft, type NewCustomerField } from '../draft/newCustomer.ts'
import styles from './customer.module.css'

export interface NewCustomerFieldsProps {
  customer: NewCustomerDraft
  errors: FieldErrors
  onChange: (customer: NewCustomerDraft) => void
}

const inputs: Readonly<Record<NewCustomerField, { readonly maxLength: number; readonly type?: 'email' | 'tel' }>> = {
  name: { maxLength: 200 },
  contact: { maxLength: 200 },
  email: { type: 'email', maxLength: 254 },
  phone: { type: 'tel', maxLength: 50 },
  street: { maxLength: 200 },
  number: { maxLength: 20 },
  postal_code: { maxLength: 20 },
  city: { maxLength: 100 },
}

/** Those that do not take half of the row. */
const looks: Partial<Record<NewCustomerField, string>> = {
  street: styles.street,
  number: styles.number,
  postal_code: styles.postalCode,
  city: styles.city,
}

/** A customer that does not exist yet; only the name is needed. */
export function NewCustomerFields({ customer, errors, onChange }: NewCustomerFieldsProps) {
  const { t } = useTranslation('offers')
  return (
    <div className={styles.newCustomer}>
      {newCustomerFields.map(({ name, path }) => (
        <div key={name} className={looks[name]}>
          <Field label={t(`editor.customer.new.${name}`)} error={errorOf(name, path)}>
            {(control) => (
              <Input
                {...control}
                {...inputs[name]}
                value={customer[name]}
                aria-required={name === 'name' || undefined}
                onChange={(event) => onChange({ ...customer, [name]: event.target.value })}
              />
            )}
          </Field>
        </div>
      ))}
    </div>
  )

  /** What is wrong with the customer as a whole is its missing name, unless another field is to blame. */
  function errorOf(name: NewCustomerField, path: string): string | undefined {
    const own = errors.within(`offer.customer.new.${path}`)[0]
    const whole = errors.at('offer.customer')
    if (own || !whole || name !== 'name' || errors.within('offer.customer.new').length > 0) return own
    return isBlank(customer.name) ? t('editor.customer.new.nameMissing') : whole
  }
}
