import { Modal } from './Modal.tsx'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  /** What will happen, and whether it can be undone. */
  children?: ReactNode
  /** What the button does, as a verb: "Delete". Without it "Confirm". */
  confirmLabel?: string
  cancelLabel?: string
  /** For what destroys: the button is red and Cancel has the focus. */
  danger?: boolean
  /** While the change is under way; the dialog cannot be closed then. */
  pending?: boolean
  /** When an answer is still missing, such as a reason. */
  confirmDisabled?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something is done. Escape and the background mean no. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel,
    danger,
    pending = false,
    confirmDisabled,
    onConfirm,
    onCancel,
  } = props
  const { t } = useTranslation('ui')
  const answered = useRef(false)

  // That the change is under way is known a moment later; until then a second click is no second answer.
  const confirm = () => {
    if (answered.current) return
    answered.current = true
    try {
      onConfirm()
    } finally {
      setTimeout(() => (answered.current = false))
    }
  }

  return (
    <Modal
      open={open}
      title={title}
      width={460}
      centered
      destroyOnHidden
      onOk={confirm}
      onCancel={onCancel}
      okText={confirmLabel ?? t('action.confirm')}
      cancelText={cancelLabel ?? t('action.cancel')}
      okButtonProps={{ danger, loading: pending, disabled: confirmDisabled }}
      cancelButtonProps={{ disabled: pending, autoFocus: danger }}
      closable={false}
      keyboard={!pending}
      mask={{ closable: !pending }}
    >
      {children}
    </Modal>
  )
}
