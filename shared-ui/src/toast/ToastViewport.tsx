import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { toastStore } from './toast.ts'
import { ToastItem } from './ToastItem.tsx'
import './toast.css'

/** Where toasts appear: below, in the middle on a phone, at the right otherwise. */
export function ToastViewport() {
  const { t } = useTranslation('ui')
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read)
  return createPortal(
    <section className="sf-toasts" aria-label={t('toast.region')}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </section>,
    document.body,
  )
}
