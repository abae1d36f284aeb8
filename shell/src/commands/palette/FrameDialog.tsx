import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './palette.module.css'

export interface FrameDialogProps {
  label: string
  className?: string
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog above everything, sheets of areas included. The browser's own, so that what is below is out of reach, and
 * the keyboard is where it was in the very moment in which it closes: what was chosen may open something itself.
 */
export function FrameDialog({ label, className = '', onClose, children }: FrameDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    // A sheet below has an Escape of its own.
    event.stopPropagation()
    onClose()
  }

  return (
    <dialog
      ref={dialog}
      aria-modal="true"
      aria-label={label}
      className={`${styles.dialog} ${className}`}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className={styles.sheet}>{children}</div>
    </dialog>
  )
}
