import Button from 'antd/es/button'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import './unsaved.css'

export interface UnsavedChangesGuardProps {
  /** Whether there is something to lose. */
  when: boolean
  /** Ask as well when only the query of the address changes: where it decides which screen is shown. */
  query?: boolean
  /** What was entered outlives the page, and can be thrown away here. Absent where leaving loses it. */
  copy?: { readonly isKept: boolean; readonly drop: () => void }
}

/**
 * Asks before unsaved work is left: inside the product with a dialog, beyond it with the browser's own question, unless
 * what was entered is kept and comes back.
 */
export function UnsavedChangesGuard({ when, query = false, copy }: UnsavedChangesGuardProps) {
  const { t } = useTranslation('ui')
  const blocker = useBlocker(({ currentLocation: here, nextLocation: next }) => {
    return when && (here.pathname !== next.pathname || (query && here.search !== next.search))
  })

  const isLost = when && !copy?.isKept

  useEffect(() => {
    if (!isLost) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isLost])

  const dropAndLeave = () => {
    copy?.drop()
    blocker.proceed?.()
  }

  return (
    <ConfirmDialog
      danger={isLost}
      open={blocker.state === 'blocked'}
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.stay')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {t(isLost ? 'unsaved.message' : 'unsaved.kept')}
      {copy && (
        <div className="sf-unsaved-drop">
          <Button type="link" danger size="small" onClick={dropAndLeave}>
            {t('unsaved.drop')}
          </Button>
        </div>
      )}
    </ConfirmDialog>
  )
}
