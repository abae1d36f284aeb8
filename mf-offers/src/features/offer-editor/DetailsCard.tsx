import { addDays, dayOf, factFields, offerFactTexts, validity } from '@staffel/shared-api/rules'
import { Button, Card } from '@staffel/shared-ui/core'
import { DateInput } from '@staffel/shared-ui/date'
import { Field, Input, Select } from '@staffel/shared-ui/form'
import { formatDate } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import type { FieldErrors } from './draft/fieldErrors.ts'
import { usualTitle } from './draft/followed.ts'
import type { OfferDraft } from './draft/offerDraft.ts'
import styles from './editor.module.css'

const languages = ['nl', 'en'] as const satisfies readonly OfferDraft['language'][]
const currencies = ['eur', 'gbp', 'usd'] as const satisfies readonly OfferDraft['currency'][]

export interface DetailsCardProps {
  draft: OfferDraft
  /** For how long an offer is usually valid. */
  validityDays: number
  errors: FieldErrors
  onChange: (change: Partial<Omit<OfferDraft, 'lines'>>) => void
}

export function DetailsCard({ draft, validityDays, errors, onChange }: DetailsCardProps) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const today = dayOf()
  const { title, validUntil, description, desiredDelivery, facts } = draft
  const fresh = addDays(today, validityDays)
  return (
    <Card title={t('editor.details.heading')}>
      <div className={styles.details}>
        <div className={styles.detailsTitle}>
          <Field label={t('editor.details.title')} error={errors.at('offer.title')}>
            {(control) => (
              <Input
                {...control}
                value={title}
                maxLength={200}
                placeholder={usualTitle(draft)}
                onChange={(event) => onChange({ title: event.target.value })}
              />
            )}
          </Field>
        </div>
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
            <Button
              type="link"
              size="small"
              className={styles.freshDate}
              onClick={() => onChange({ validUntil: fresh })}
            >
              {t('editor.details.freshDate', { date: formatDate(fresh, language) })}
            </Button>
          )}
        </div>
        <Field label={t('editor.details.desiredDelivery')} error={errors.at('offer.desired_delivery_date')}>
          {(control) => (
            <DateInput {...control} value={desiredDelivery} onChange={(day) => onChange({ desiredDelivery: day })} />
          )}
        </Field>
        {factFields.map((field) => (
          <div key={field} className={styles.detailsFact}>
            <Field label={offerFactTexts[language][field].typed} error={errors.at(`offer.${field}`)}>
              {(control) => (
                <Input
                  {...control}
                  value={facts[field]}
                  maxLength={100}
                  onChange={(event) => onChange({ facts: { ...facts, [field]: event.target.value } })}
                />
              )}
            </Field>
          </div>
        ))}
        <div>
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
        </div>
        <div className={styles.detailsCurrency}>
          <Field label={t('editor.details.currency')} error={errors.at('offer.currency')}>
            {(control) => (
              <Select
                {...control}
                value={draft.currency}
                options={currencies.map((value) => ({ value, label: t(`editor.currencies.${value}`) }))}
                onChange={(value) => onChange({ currency: value })}
              />
            )}
          </Field>
        </div>
      </div>
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
    </Card>
  )
}
