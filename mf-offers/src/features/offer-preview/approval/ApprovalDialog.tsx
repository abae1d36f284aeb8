import type { Offer } from '@staffel/shared-api/contract'
import { isBlank, type ApprovalAction } from '@staffel/shared-api/rules'
import { useWorkingCopy } from '@staffel/shared-auth'
import { Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useState } from 'react'
import { approve } from '../../../api/offers/offer-transitions.calls.ts'
import { ApprovalReasons } from '../../../parts/money/approval/ApprovalReasons.tsx'
import { TextAreaField } from '../../../parts/TextAreaField.tsx'
import { StepDialog } from '../steps/StepDialog.tsx'
import { useOfferStep } from '../steps/useOfferStep.ts'
import styles from '../steps/steps.module.css'
import { approvalSteps } from './approvalSteps.ts'

export interface ApprovalDialogProps {
  offer: Offer
  action: ApprovalAction
  onClose: () => void
}

/** What somebody says to the second person, or that one about the offer. A refusal is never without a reason. */
export function ApprovalDialog({ offer, action, onClose }: ApprovalDialogProps) {
  const { t } = useTranslation('offers')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const words = approvalSteps[action]
  const named = { number: offer.offer_nr }
  const copy = useWorkingCopy({
    subject: `offer:${offer.offer_id}:${words}`,
    stored: '',
    typed: reason,
    onTake: setReason,
  })
  const step = useOfferStep({
    offer,
    call: approve,
    done: () => t(`steps.${words}.done`, named),
    onDone: () => {
      copy.done()
      onClose()
    },
  })
  const missing = action === 'refuse' && isBlank(reason)

  function submit(): void {
    setTried(true)
    if (!missing) step.take({ action, ...(!isBlank(reason) && { reason: reason.trim() }) })
  }

  return (
    <StepDialog
      danger={action === 'refuse'}
      offer={offer}
      title={t(`steps.${words}.title`, named)}
      confirmLabel={t(`steps.${words}.action`)}
      step={step}
      copy={copy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text as="p" className={styles.intro}>
        {t(`steps.${words}.text`)}
      </Text>
      <ApprovalReasons reasons={offer.approval?.reasons ?? offer.approval_reasons ?? []} />
      {action !== 'withdraw' && (
        <TextAreaField
          label={t(action === 'refuse' ? 'steps.reason' : 'approval.note')}
          error={tried && missing ? t('steps.reasonMissing') : step.errors.reason}
          rows={3}
          maxLength={2000}
          value={reason}
          onChange={setReason}
        />
      )}
    </StepDialog>
  )
}
