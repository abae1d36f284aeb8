import type { Offer } from '@staffel/shared-api/contract'
import { KeptNotice, type KeptNoticeProps } from '@staffel/shared-ui/form'
import { Modal } from '@staffel/shared-ui/overlay'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useId, type ReactNode, type SubmitEvent } from 'react'
import { ConflictDialog } from './ConflictDialog.tsx'
import type { OfferStep } from './useOfferStep.ts'
import styles from './steps.module.css'

export interface StepDialogProps {
  offer: Offer
  title: string
  confirmLabel: string
  danger?: boolean
  step: Pick<OfferStep<never>, 'pending' | 'conflict'>
  /** What was typed here and not sent. */
  copy?: KeptNoticeProps['copy']
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** The form of one step. What is still missing is told at its field when the form is sent. */
export function StepDialog({
  offer,
  title,
  confirmLabel,
  danger,
  step,
  copy,
  onSubmit,
  onClose,
  children,
}: StepDialogProps) {
  const { t } = useTranslation('offers')
  const form = useId()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <>
      <Modal
        open
        centered
        title={title}
        width={520}
        okText={confirmLabel}
        cancelText={t('steps.cancel')}
        okButtonProps={{ htmlType: 'submit', form, danger, loading: step.pending }}
        cancelButtonProps={{ disabled: step.pending }}
        onCancel={onClose}
        mask={{ closable: false }}
      >
        <form id={form} className={styles.form} onSubmit={submit} noValidate>
          {copy && <KeptNotice copy={copy} />}
          {children}
        </form>
      </Modal>
      {step.conflict && <ConflictDialog offer={offer} onKeep={step.conflict.keep} onReload={step.conflict.reload} />}
    </>
  )
}
