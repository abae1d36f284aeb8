import { session, useSession } from '@staffel/shared-auth'
import { useEffect, useState, type ComponentType } from 'react'
import { useSignOut } from '../../layout/header/useSignOut.ts'
import { useSessionTimeout } from './useSessionTimeout.ts'
import type { TimeoutDialogProps } from './TimeoutDialog.tsx'

/**
 * Ends the session of whoever leaves their desk for an hour. Stands beside every page, and only watches who is signed
 * in.
 */
export function SessionTimeout() {
  const watched = useSession(({ status }) => status === 'allowed')
  return watched ? <Watch /> : null
}

function Watch() {
  const Dialog = useDialog()
  const signOut = useSignOut()
  const { secondsLeft, stay } = useSessionTimeout(() => void session.signOut('idle').catch(() => {}))
  return Dialog && secondsLeft !== null ? <Dialog secondsLeft={secondsLeft} onStay={stay} onSignOut={signOut} /> : null
}

/**
 * The dialog comes long before it is needed, but after everything else. When it cannot be fetched it is tried again:
 * nobody is to be signed out unwarned.
 */
function useDialog(): ComponentType<TimeoutDialogProps> | null {
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<TimeoutDialogProps> } | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let wanted = true
    const fetchLater = () => {
      timer = setTimeout(() => {
        import('./TimeoutDialog.tsx').then(
          ({ TimeoutDialog }) => wanted && setLoaded({ Dialog: TimeoutDialog }),
          () => wanted && fetchLater(),
        )
      }, 10_000)
    }
    fetchLater()
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [])
  return loaded?.Dialog ?? null
}
