import Button from 'antd/es/button'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { isSamePage } from '../router/samePage.ts'
import { holdUnsavedWork } from '../router/unsavedWork.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import './unsaved.css'

export interface UnsavedChangesGuardProps {
  /** Whether there is something to lose. */
  when: boolean
  /** Ask as well when only the query of the address changes: where it decides which screen is shown. */
  query?: boolean
  /** What was entered outlives the page, and can be thrown away here. Absent where leaving loses it. */
  copy?: { readonly isKept: boolean; readonly drop: () => void }
  /** Saves what is not saved yet; whether that was possible. Who leaves is asked only when it was not. */
  save?: () => Promise<boolean>
}

/** Who leaves does not wait longer than this for a save. */
const patience = 4000

/**
 * Asks before unsaved work is left: inside the product with a dialog, beyond it with the browser's own question, unless
 * what was entered is kept and comes back.
 */
export function UnsavedChangesGuard({ when, query = false, copy, save }: UnsavedChangesGuardProps) {
  const { t } = useTranslation('ui')
  const [failed, setFailed] = useState(false)
  const blocker = useBlocker(({ currentLocation: here, nextLocation: next, historyAction }) => {
    if (historyAction === 'REPLACE' && isSamePage(next)) return false
    return when && (here.pathname !== next.pathname || (query && here.search !== next.search))
  })

  const isBlocked = blocker.state === 'blocked'
  const isAsked = isBlocked && (failed || !save)
  if (!isBlocked && failed) setFailed(false)

  const isLeaving = useRef(false)
  const leave = () => {
    isLeaving.current = true
    blocker.proceed?.()
  }

  const saveFirst = useEffectEvent(async () => {
    if (!save) return
    const isSaved = await Promise.race([save(), new Promise<false>((late) => setTimeout(() => late(false), patience))])
    if (isSaved) leave()
    else setFailed(true)
  })
  useEffect(() => {
    if (isBlocked) void saveFirst()
  }, [isBlocked])

  // They left, or stayed after all.
  useEffect(() => {
    if (blocker.state === 'unblocked') isLeaving.current = false
  }, [blocker.state])

  const isLost = when && !copy?.isKept

  useEffect(() => {
    if (!isLost) return
    // Whoever said that they leave is not asked again where the next page comes with another version.
    const isHeld = () => !isLeaving.current
    const ask = (event: BeforeUnloadEvent) => {
      if (isHeld()) event.preventDefault()
    }
    const release = holdUnsavedWork(isHeld)
    window.addEventListener('beforeunload', ask)
    return () => {
      release()
      window.removeEventListener('beforeunload', ask)
    }
  }, [isLost])

  const dropAndLeave = () => {
    copy?.drop()
    leave()
  }

  return (
    <ConfirmDialog
      danger={isLost}
      open={isAsked}
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.stay')}
      onConfirm={leave}
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
