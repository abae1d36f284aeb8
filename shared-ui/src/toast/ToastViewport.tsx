import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { footHeight } from './footHeight.ts'
import { toastStore } from './toast.ts'
import { toastPlace, type ToastPlace } from './toastPlace.ts'
import { ToastItem } from './ToastItem.tsx'
import './toast.css'

/** Where toasts appear: in the corner where they cover nothing that can be used, above a bar at the foot. */
export function ToastViewport() {
  const { t } = useTranslation('ui')
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read)
  const region = useRef<HTMLElement>(null)
  const [place, setPlace] = useState<ToastPlace>('bottom-left')

  useLayoutEffect(() => {
    const shown = region.current
    if (toasts.length === 0 || !shown) return
    const foot = footHeight()
    shown.style.setProperty('--sf-foot', `${foot}px`)
    const { offsetWidth: width, offsetHeight: height } = shown
    setPlace((current) => toastPlace({ width, height }, foot, current))
  }, [toasts])

  return createPortal(
    <section ref={region} className="sf-toasts" data-place={place} aria-label={t('toast.region')}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </section>,
    document.body,
  )
}
