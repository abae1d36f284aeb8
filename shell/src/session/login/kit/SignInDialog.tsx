import { Heading } from '@staffel/shared-ui/core'
import { CloseOutlined } from '@staffel/shared-ui/icons'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './sign-in-dialog.module.css'

export interface SignInDialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** The browser's own dialog: the page below is out of reach, and the keyboard goes back to where it was. */
export function SignInDialog({ title, onClose, children }: SignInDialogProps) {
  const { t } = useTranslation('shell')
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()

  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  // What asks for the keyboard, else the step itself, so that it is read out; the browser would choose the cross.
  useLayoutEffect(() => {
    const shown = dialog.current
    const first = shown?.querySelector('input') ?? shown
    first?.focus()
  }, [title])

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-modal="true"
      aria-labelledby={heading}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className={styles.sheet}>
        <Heading level={2} id={heading}>
          {title}
        </Heading>
        {children}
        <button type="button" className={styles.close} aria-label={t('signIn.link.close')} onClick={onClose}>
          <CloseOutlined />
        </button>
      </div>
    </dialog>
  )
}
