import type { CustomerCandidate } from '@staffel/shared-api/contract'
import { Card } from '@staffel/shared-ui/core'
import { Field, Segmented } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useState, type ReactNode } from 'react'
import { CustomerSelect } from '../../../parts/CustomerSelect.tsx'
import { BillingAddress } from './BillingAddress.tsx'
import { DuplicateCandidates } from './DuplicateCandidates.tsx'
import { NewCustomerFields } from './NewCustomerFields.tsx'
import type { FieldErrors } from '../draft/fieldErrors.ts'
import { emptyCustomer } from '../draft/newCustomer.ts'
import type { OfferDraft } from '../draft/offerDraft.ts'
import styles from '../editor.module.css'

type Chosen = Pick<OfferDraft, 'customer' | 'newCustomer'>

export interface CustomerCardProps {
  draft: Chosen
  errors: FieldErrors
  candidates: readonly CustomerCandidate[]
  /** The choice of the seller, for those who have one. */
  tenant?: ReactNode
  onChange: (chosen: Chosen) => void
  onInsist: () => void
}

/** Who the offer is for: a customer that is known, or a new one. */
export function CustomerCard({
  draft: { customer, newCustomer },
  errors,
  candidates,
  tenant,
  onChange,
  onInsist,
}: CustomerCardProps) {
  const { t } = useTranslation('offers')
  // What was typed is there again when somebody looks at the other mode.
  const [typed, setTyped] = useState(emptyCustomer)
  const mode = newCustomer ? 'new' : 'existing'

  const leave = (next: 'existing' | 'new') => {
    if (newCustomer) setTyped(newCustomer)
    onChange({ customer, newCustomer: next === 'new' ? typed : null })
  }
  const use = ({ organization_id, name }: CustomerCandidate) =>
    onChange({ customer: { organization_id, name }, newCustomer: null })

  return (
    <Card title={t('editor.customer.heading')}>
      {tenant}
      <div className={styles.customerMode}>
        <Segmented<'existing' | 'new'>
          aria-label={t('editor.customer.heading')}
          value={mode}
          options={[
            { value: 'existing', label: t('editor.customer.existing') },
            { value: 'new', label: t('editor.customer.new.label') },
          ]}
          onChange={leave}
        />
      </div>
      {newCustomer ? (
        <>
          {candidates.length > 0 && <DuplicateCandidates candidates={candidates} onUse={use} onInsist={onInsist} />}
          <NewCustomerFields
            customer={newCustomer}
            errors={errors}
            onChange={(next) => onChange({ customer, newCustomer: next })}
          />
        </>
      ) : (
        <>
          <Field label={t('editor.customer.label')} error={errors.within('offer.customer')[0]}>
            {(control) => (
              <CustomerSelect
                control={control}
                value={customer}
                onChange={(next) => onChange({ customer: next, newCustomer: null })}
              />
            )}
          </Field>
          {customer && <BillingAddress organizationId={customer.organization_id} />}
        </>
      )}
    </Card>
  )
}
