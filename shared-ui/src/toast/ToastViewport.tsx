import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { footHeight } from './footHeight.ts'
import { toastStore } from './toast.ts'
import { ToastItem } from './ToastItem.tsx'
import './toast.css'

/** Where toasts appear: below, in the middle on a phone, at the right otherwise; above a bar at the foot, whose buttons they would cover. */
export function ToastViewport() {
  const { t } = useTranslation('ui')
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read)
  const place = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (toasts.length > 0) place.current?.style.setProperty('--sf-foot', `${footHeight()}px`)
  }, [toasts])
  return createPortal(
    <section ref={place} className="sf-toasts" aria-label={t('toast.region')}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </section>,
    document.body,
  )
}
