import type { Offer } from '@staffel/shared-api/contract'
import { declineReasons, type DeclineReason } from '@staffel/shared-api/rules'
import { useWorkingCopy } from '@staffel/shared-auth'
import { Field, Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useState } from 'react'
import { TextAreaField } from '../../../parts/TextAreaField.tsx'
import { wishStatus } from '../../../api/offers/offer-transitions.calls.ts'
import { AboutIssued } from './AboutIssued.tsx'
import { StepDialog } from './StepDialog.tsx'
import { useOfferStep } from './useOfferStep.ts'

const nothing: { readonly code: DeclineReason | null; readonly reason: string } = { code: null, reason: '' }

/** Notes that the offer was turned down, and why. */
export function DeclineDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { t } = useTranslation('offers')
  const [code, setCode] = useState<DeclineReason>()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const copy = useWorkingCopy({
    subject: `offer:${offer.offer_id}:decline`,
    stored: nothing,
    typed: { code: code ?? null, reason },
    onTake: take,
  })
  const sent = () => {
    copy.done()
    onClose()
  }
  const step = useOfferStep({
    offer,
    call: wishStatus,
    done: ({ offer_nr }) => t('steps.decline.done', { number: offer_nr }),
    onDone: sent,
  })

  function take(typed: typeof nothing): void {
    setCode(typed.code ?? undefined)
    setReason(typed.reason)
  }

  function submit(): void {
    setTried(true)
    if (code) step.take({ status: 'declined', reason_code: code, ...(reason.trim() && { reason: reason.trim() }) })
  }

  return (
    <StepDialog
      danger
      offer={offer}
      title={t('steps.decline.title', { number: offer.offer_nr })}
      confirmLabel={t('steps.decline.action')}
      step={step}
      copy={copy}
      onSubmit={submit}
      onClose={onClose}
    >
      <AboutIssued offer={offer} />
      <Field
        label={t('steps.decline.code')}
        error={tried && !code ? t('steps.decline.codeMissing') : step.errors.reason_code}
      >
        {({ id, status }) => (
          <Select
            id={id}
            status={status}
            value={code}
            placeholder={t('steps.decline.choose')}
            options={declineReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
            onChange={setCode}
          />
        )}
      </Field>
      <TextAreaField
        label={t('steps.decline.text')}
        error={step.errors.reason}
        rows={3}
        maxLength={2000}
        value={reason}
        onChange={setReason}
      />
    </StepDialog>
  )
}
