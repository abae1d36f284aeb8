import { isBlank, mayAddCustomers } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { Field, Input, Segmented } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useState } from 'react'
import { CustomerSelect } from '../../../parts/customer/CustomerSelect.tsx'
import { customerLimits } from '../customer/customerLimits.ts'
import type { FieldErrors } from '../draft/fieldErrors.ts'
import { emptyCustomer, type NewCustomerDraft } from '../draft/newCustomer.ts'
import type { OfferDraft } from '../draft/offerDraft.ts'
import styles from './head.module.css'

export type ChosenBuyer = Pick<OfferDraft, 'customer' | 'newCustomer'>

export interface CustomerFieldProps {
  draft: ChosenBuyer
  errors: FieldErrors
  /** The form is new: this is where it begins. */
  autoFocus: boolean
  onChange: (chosen: ChosenBuyer) => void
}

/** Who the offer is for: a customer that is known, found by name, or the name of a new one. */
export function CustomerField({ draft: { customer, newCustomer }, errors, autoFocus, onChange }: CustomerFieldProps) {
  const { t } = useTranslation('offers')
  const user = useUser()
  // What was typed is there again when somebody looks at the other mode.
  const [typed, setTyped] = useState(emptyCustomer)

  const leave = (next: 'existing' | 'new') => {
    if (newCustomer) setTyped(newCustomer)
    onChange({ customer, newCustomer: next === 'new' ? typed : null })
  }

  return (
    <div className={styles.customer}>
      {user && mayAddCustomers(user) && (
        <div className={styles.mode}>
          <Segmented<'existing' | 'new'>
            size="small"
            aria-label={t('editor.customer.heading')}
            value={newCustomer ? 'new' : 'existing'}
            options={[
              { value: 'existing', label: t('editor.customer.existing') },
              { value: 'new', label: t('editor.customer.new.label') },
            ]}
            onChange={leave}
          />
        </div>
      )}
      {newCustomer ? (
        <Field label={t('editor.customer.new.name')} error={nameError(newCustomer)}>
          {(control) => (
            <Input
              {...control}
              {...customerLimits.name}
              value={newCustomer.name}
              aria-required
              onChange={({ target }) => onChange({ customer, newCustomer: { ...newCustomer, name: target.value } })}
            />
          )}
        </Field>
      ) : (
        <Field label={t('editor.customer.label')} error={errors.within('offer.customer')[0]}>
          {(control) => (
            <CustomerSelect
              control={control}
              value={customer}
              autoFocus={autoFocus}
              onChange={(next) => onChange({ customer: next, newCustomer: null })}
            />
          )}
        </Field>
      )}
    </div>
  )

  /** What is wrong with the customer as a whole is its missing name, unless another field is to blame. */
  function nameError({ name }: NewCustomerDraft): string | undefined {
    const own = errors.within('offer.customer.new.name')[0]
    const whole = errors.at('offer.customer')
    if (own || !whole || errors.within('offer.customer.new').length > 0) return own
    return isBlank(name) ? t('editor.customer.new.nameMissing') : whole
  }
}
