import { Field, Input } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import type { FieldErrors } from '../draft/fieldErrors.ts'
import type { NewCustomerDraft } from '../draft/offerDraft.ts'
import styles from './customer.module.css'

export interface NewCustomerFieldsProps {
  customer: NewCustomerDraft
  errors: FieldErrors
  onChange: (customer: NewCustomerDraft) => void
}

/** Each field, and where the server's refusal speaks of it. */
const fields = [
  { name: 'name', path: 'name', maxLength: 200 },
  { name: 'contact', path: 'contact', maxLength: 200 },
  { name: 'email', path: 'email', type: 'email', maxLength: 254 },
  { name: 'phone', path: 'phone', type: 'tel', maxLength: 50 },
  { name: 'street', path: 'address.street', maxLength: 200 },
  { name: 'number', path: 'address.number', maxLength: 20 },
  { name: 'postal_code', path: 'address.postal_code', maxLength: 20 },
  { name: 'city', path: 'address.city', maxLength: 100 },
] as const

/** Those that do not take half of the row. */
const looks: Partial<Record<keyof NewCustomerDraft, string>> = {
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
      {fields.map(({ name, path, ...input }) => (
        <div key={name} className={looks[name]}>
          <Field label={t(`editor.customer.new.${name}`)} error={errorOf(name, path)}>
            {(control) => (
              <Input
                {...control}
                {...input}
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
  function errorOf(name: keyof NewCustomerDraft, path: string): string | undefined {
    const own = errors.within(`offer.customer.new.${path}`)[0]
    const whole = errors.at('offer.customer')
    if (own || !whole || name !== 'name' || errors.within('offer.customer.new').length > 0) return own
    return customer.name.trim() ? whole : t('editor.customer.new.nameMissing')
  }
}
