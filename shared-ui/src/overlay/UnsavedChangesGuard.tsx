import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from './ConfirmDialog.tsx'

export interface UnsavedChangesGuardProps {
  /** Whether there is something to lose. */
  when: boolean
  /** Ask as well when only the query of the address changes: where it decides which screen is shown. */
  query?: boolean
}

/** Asks before unsaved work is left: inside the product with a dialog, beyond it with the browser's own question. */
export function UnsavedChangesGuard({ when, query = false }: UnsavedChangesGuardProps) {
  const { t } = useTranslation('ui')
  const blocker = useBlocker(({ currentLocation: here, nextLocation: next }) => {
    return when && (here.pathname !== next.pathname || (query && here.search !== next.search))
  })

  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [when])

  return (
    <ConfirmDialog
      danger
      open={blocker.state === 'blocked'}
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.stay')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t('unsaved.message')}
    </ConfirmDialog>
  )
}
