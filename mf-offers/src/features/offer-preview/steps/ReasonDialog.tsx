import type { Offer } from '@staffel/shared-api/contract'
import { isBlank } from '@staffel/shared-api/rules'
import { useWorkingCopy } from '@staffel/shared-auth'
import { Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useState } from 'react'
import { TextAreaField } from '../../../parts/TextAreaField.tsx'
import { wishStatus } from '../../../api/offers/offer-transitions.calls.ts'
import { StepDialog } from './StepDialog.tsx'
import { useOfferStep } from './useOfferStep.ts'
import styles from './steps.module.css'

export interface ReasonDialogProps {
  offer: Offer
  /** Both make the offer pending again. */
  kind: 'reopen' | 'undo-acceptance'
  onClose: () => void
}

/** Takes back a decision about an offer, which is never done without saying why. */
export function ReasonDialog({ offer, kind, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('offers')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const named = { number: offer.offer_nr }
  const copy = useWorkingCopy({
    subject: `offer:${offer.offer_id}:${kind}`,
    stored: '',
    typed: reason,
    onTake: setReason,
  })
  const sent = () => {
    copy.done()
    onClose()
  }
  const step = useOfferStep({ offer, call: wishStatus, done: () => t(`steps.${kind}.done`, named), onDone: sent })

  function submit(): void {
    setTried(true)
    if (!isBlank(reason)) step.take({ status: 'pending', reason: reason.trim() })
  }

  return (
    <StepDialog
      offer={offer}
      title={t(`steps.${kind}.title`, named)}
      confirmLabel={t(`steps.${kind}.action`)}
      step={step}
      copy={copy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text as="p" className={styles.intro}>
        {t(`steps.${kind}.text`)}
      </Text>
      <TextAreaField
        label={t('steps.reason')}
        error={tried && isBlank(reason) ? t('steps.reasonMissing') : step.errors.reason}
        rows={3}
        maxLength={2000}
        value={reason}
        onChange={setReason}
      />
    </StepDialog>
  )
}
