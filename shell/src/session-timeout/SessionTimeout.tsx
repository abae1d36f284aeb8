import { session, useSession } from '@staffel/shared-auth'
import { useEffect, useState, type ComponentType } from 'react'
import { useSignOut } from '../layout/useSignOut.ts'
import { useSessionTimeout } from './useSessionTimeout.ts'
import type { TimeoutDialogProps } from './TimeoutDialog.tsx'

/** Ends the session of whoever leaves their desk for an hour. Stands beside every page, and only watches who is signed in. */
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

/** The dialog comes long before it is needed, but after everything else. */
function useDialog(): ComponentType<TimeoutDialogProps> | null {
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<TimeoutDialogProps> } | null>(null)
  useEffect(() => {
    let wanted = true
    const timer = setTimeout(async () => {
      const { TimeoutDialog } = await import('./TimeoutDialog.tsx')
      if (wanted) setLoaded({ Dialog: TimeoutDialog })
    }, 10_000)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [])
  return loaded?.Dialog ?? null
}
