import { currencies, factFields, mayEditPrices, offerFactTexts } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { DateInput } from '@staffel/shared-ui/date'
import { Field, Input, Select } from '@staffel/shared-ui/form'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import type { FieldErrors } from '../draft/fieldErrors.ts'
import type { OfferDraft } from '../draft/offerDraft.ts'
import styles from './head.module.css'

const languages = ['nl', 'en'] as const satisfies readonly OfferDraft['language'][]

const pictures = ['without', 'with'] as const

export interface DetailFieldsProps {
  draft: OfferDraft
  errors: FieldErrors
  onChange: (change: Partial<Omit<OfferDraft, 'lines'>>) => void
}

/** Facts of the offer that most of them leave as they are. */
export function DetailFields({ draft, errors, onChange }: DetailFieldsProps) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const user = useUser()
  const { description, desiredDelivery, paymentTerm, facts } = draft
  return (
    <div className={styles.facts}>
      <Field label={t('editor.details.desiredDelivery')} error={errors.at('offer.desired_delivery_date')}>
        {(control) => (
          <DateInput {...control} value={desiredDelivery} onChange={(day) => onChange({ desiredDelivery: day })} />
        )}
      </Field>
      <Field label={t('editor.details.paymentTerm')} error={errors.at('offer.payment_term_days')}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            maxLength={3}
            suffix={t('editor.details.days')}
            value={paymentTerm}
            onChange={({ target }) => onChange({ paymentTerm: target.value.replace(/\D/g, '') })}
          />
        )}
      </Field>
      <Field label={t('editor.details.language')} error={errors.at('offer.language')}>
        {(control) => (
          <Select
            {...control}
            value={draft.language}
            options={languages.map((value) => ({ value, label: t(`editor.languages.${value}`) }))}
            onChange={(value) => onChange({ language: value })}
          />
        )}
      </Field>
      <Field label={t('editor.details.currency')} error={errors.at('offer.currency')}>
        {(control) => (
          <Select
            {...control}
            disabled={user === null || !mayEditPrices(user)}
            value={draft.currency}
            options={currencies.map((value) => ({ value, label: t(`editor.currencies.${value}`) }))}
            onChange={(value) => onChange({ currency: value })}
          />
        )}
      </Field>
      {factFields.map((field) => (
        <Field key={field} label={offerFactTexts[language][field].typed} error={errors.at(`offer.${field}`)}>
          {(control) => (
            <Input
              {...control}
              value={facts[field]}
              maxLength={100}
              onChange={(event) => onChange({ facts: { ...facts, [field]: event.target.value } })}
            />
          )}
        </Field>
      ))}
      <Field label={t('editor.details.pictures')} error={errors.at('offer.show_pictures')}>
        {(control) => (
          <Select
            {...control}
            value={draft.showPictures ? 'with' : 'without'}
            options={pictures.map((value) => ({ value, label: t(`editor.pictures.${value}`) }))}
            onChange={(value) => onChange({ showPictures: value === 'with' })}
          />
        )}
      </Field>
      <div className={styles.description}>
        <Field label={t('editor.details.description')} error={errors.at('offer.description')}>
          {(control) => (
            <Input.TextArea
              {...control}
              value={description}
              rows={2}
              maxLength={10_000}
              placeholder={t('editor.details.descriptionPlaceholder')}
              onChange={(event) => onChange({ description: event.target.value })}
            />
          )}
        </Field>
      </div>
    </div>
  )
}
