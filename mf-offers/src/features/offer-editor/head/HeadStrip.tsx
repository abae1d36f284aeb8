import type { CustomerCandidate } from '@staffel/shared-api/contract'
import { addDays, dayOf, validity } from '@staffel/shared-api/rules'
import { Button, useIsPhone } from '@staffel/shared-ui/core'
import { DateInput } from '@staffel/shared-ui/date'
import { Field } from '@staffel/shared-ui/form'
import { formatDate } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import type { ReactNode } from 'react'
import { DuplicateCandidates } from '../customer/DuplicateCandidates.tsx'
import { NewCustomerFields } from '../customer/NewCustomerFields.tsx'
import type { FieldErrors } from '../draft/fieldErrors.ts'
import type { OfferDraft } from '../draft/offerDraft.ts'
import { CustomerField, type ChosenBuyer } from './CustomerField.tsx'
import { MoreDetails } from './MoreDetails.tsx'
import { TitleField } from './TitleField.tsx'
import styles from './head.module.css'

export interface HeadStripProps {
  draft: OfferDraft
  /** For how long an offer is usually valid. */
  validityDays: number
  errors: FieldErrors
  isNew: boolean
  /** The choice of the seller, for those who have one. */
  tenant?: ReactNode
  /** Customers that the new one may be. */
  candidates: readonly CustomerCandidate[]
  onChange: (change: Partial<Omit<OfferDraft, 'lines'>>) => void
  onChoose: (chosen: ChosenBuyer) => void
  onInsist: () => void
}

/** What every offer needs, in one strip: for whom, called what, valid until when. The rest is one step away. */
export function HeadStrip(props: HeadStripProps) {
  const { draft, validityDays, errors, isNew, tenant, candidates, onChange, onChoose, onInsist } = props
  const { t } = useTranslation('offers')
  const { customer, newCustomer } = draft
  const isPhone = useIsPhone()
  const use = ({ organization_id, name }: CustomerCandidate) =>
    onChoose({ customer: { organization_id, name }, newCustomer: null })
  return (
    <section className={styles.strip} aria-label={t('editor.head')}>
      <div className={styles.fields}>
        <CustomerField
          draft={draft}
          errors={errors}
          // A phone opens its keyboard over half of the form when somebody asks for that.
          autoFocus={isNew && !customer && !isPhone}
          onChange={onChoose}
        />
        {newCustomer && (
          <div className={styles.newCustomer}>
            {candidates.length > 0 && <DuplicateCandidates candidates={candidates} onUse={use} onInsist={onInsist} />}
            <NewCustomerFields
              customer={newCustomer}
              errors={errors}
              onChange={(next) => onChoose({ customer, newCustomer: next })}
            />
          </div>
        )}
        <TitleField draft={draft} error={errors.at('offer.title')} onChange={(title) => onChange({ title })} />
        <ValidUntil draft={draft} validityDays={validityDays} errors={errors} onChange={onChange} />
      </div>
      <MoreDetails draft={draft} errors={errors} tenant={tenant} onChange={onChange} />
    </section>
  )
}

function ValidUntil({
  draft: { validUntil },
  validityDays,
  errors,
  onChange,
}: Pick<HeadStripProps, 'draft' | 'validityDays' | 'errors' | 'onChange'>) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const today = dayOf()
  const fresh = addDays(today, validityDays)
  return (
    <div>
      <Field label={t('editor.details.validUntil')} error={errors.at('offer.validUntil')}>
        {(control) => (
          <DateInput
            {...control}
            value={validUntil}
            min={today}
            max={addDays(today, validity.maximumDays)}
            onChange={(day) => onChange({ validUntil: day })}
          />
        )}
      </Field>
      {validUntil !== null && validUntil < today && (
        <Button type="link" size="small" className={styles.freshDate} onClick={() => onChange({ validUntil: fresh })}>
          {t('editor.details.freshDate', { date: formatDate(fresh, language) })}
        </Button>
      )}
    </div>
  )
}
