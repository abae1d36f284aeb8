import type { Offer } from '@staffel/shared-api/contract'
import { addDays, extensionChoices, extensionProblem, validity } from '@staffel/shared-api/rules'
import { DateInput } from '@staffel/shared-ui/date'
import { Checkbox, Field, Radio } from '@staffel/shared-ui/form'
import { formatDate, today } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { useState } from 'react'
import { extendValidity } from '../../../api/offers/offer-transitions.calls.ts'
import { AboutIssued } from './AboutIssued.tsx'
import { IssuedVersion } from './IssuedVersion.tsx'
import { PriceChanges } from './PriceChanges.tsx'
import { StepDialog } from './StepDialog.tsx'
import { useOfferStep } from './useOfferStep.ts'
import styles from './steps.module.css'

interface ExtendDialogProps {
  offer: Offer
  onClose: () => void
}

/**
 * A later last day for the same version: two quick choices, or any date. Prices stay; what changed in the catalogue is
 * told.
 */
export function ExtendDialog({ offer, onClose }: ExtendDialogProps) {
  return (
    <IssuedVersion offer={offer} onClose={onClose}>
      {(issued) => <ExtendForm offer={offer} validUntil={issued.validUntil} onClose={onClose} />}
    </IssuedVersion>
  )
}

function ExtendForm({ offer, validUntil, onClose }: ExtendDialogProps & Pick<Offer, 'validUntil'>) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const now = today()
  const choices = extensionChoices(validUntil, now)
  const [day, setDay] = useState<string | null>(choices[0]?.day ?? null)
  const [own, setOwn] = useState(choices.length === 0)
  const [notify, setNotify] = useState(true)
  const [tried, setTried] = useState(false)
  const step = useOfferStep({
    offer,
    call: extendValidity,
    done: () => t('steps.extend.done', { date: formatDate(day, language) }),
    onDone: onClose,
  })
  const problem = day === null ? 'missing' : extensionProblem(day, validUntil, now)
  const first = addDays(validUntil && validUntil > now ? validUntil : now, 1)

  function choose(value: string): void {
    setOwn(value === 'own')
    setDay(value === 'own' ? null : value)
  }

  function submit(): void {
    setTried(true)
    if (day !== null && problem === null) step.take({ validUntil: day, notify })
  }

  return (
    <StepDialog
      offer={offer}
      title={t('steps.extend.title', { number: offer.offer_nr })}
      confirmLabel={t('steps.extend.action')}
      step={step}
      onSubmit={submit}
      onClose={onClose}
    >
      <AboutIssued offer={offer} />
      <Field label={t('steps.extend.until', { date: formatDate(validUntil, language) })}>
        {({ id }) => (
          <Radio.Group
            id={id}
            className={styles.choices}
            value={own ? 'own' : day}
            onChange={({ target }) => choose(String(target.value))}
            options={[
              ...choices.map((choice) => ({
                value: choice.day,
                label: t('steps.extend.days', { count: choice.days, date: formatDate(choice.day, language) }),
              })),
              { value: 'own', label: t('steps.extend.own') },
            ]}
          />
        )}
      </Field>
      {own && (
        <Field
          label={t('steps.extend.date')}
          error={tried && problem ? t(`steps.extend.problems.${problem}`) : step.errors.validUntil}
        >
          {({ id, status }) => (
            <DateInput
              id={id}
              status={status}
              value={day}
              min={first}
              max={addDays(now, validity.maximumDays)}
              onChange={setDay}
            />
          )}
        </Field>
      )}
      <PriceChanges offerId={offer.offer_id} />
      <Checkbox checked={notify} onChange={({ target }) => setNotify(target.checked)}>
        {t('steps.extend.notify')}
      </Checkbox>
    </StepDialog>
  )
}
