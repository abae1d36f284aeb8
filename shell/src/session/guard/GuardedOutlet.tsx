import {
  guardRoute,
  signInPath,
  signInPathFor,
  useSession,
  type RouteRule,
  type SessionState,
} from '@staffel/shared-auth'
import { Navigate, useLocation, useOutlet } from '@staffel/shared-ui/router'
import { AccessFailed } from './AccessFailed.tsx'
import { AccessUnknown } from './AccessUnknown.tsx'
import { useFrame } from './frameContext.ts'
import { SignInPrompt } from './SignInPrompt.tsx'
import { useDiscoveryAfterWaiting } from './useDiscoveryAfterWaiting.ts'

/** One object, because a new one at every drawing would navigate at every drawing. */
const refused = { forbidden: true }

/** The page of this address, if the visitor may see it; else where they must go first. */
export function GuardedOutlet() {
  const { areas } = useFrame()
  const session = useSession()
  const page = useOutlet()
  const { pathname, search, hash } = useLocation()
  // Pages that no area owns are the shell's own, which guard themselves, or do not exist.
  const rule: RouteRule | undefined = areas.accessFor(pathname)?.route
  const verdict = rule ? guardRoute(session, rule) : 'open'
  useDiscoveryAfterWaiting(verdict === 'open')

  switch (verdict) {
    case 'open':
      // No page yet: the first area of this visit is on its way.
      return page ?? <AccessUnknown />
    case 'wait':
      return <AccessUnknown />
    case 'prompt':
      return <SignInPrompt />
    case 'failed':
      return <AccessFailed />
    case 'forbidden':
      return <Navigate to={signInPath} replace state={refused} />
    case 'sign-in':
    case 'denied':
      return <Navigate to={justLeft(session) ? signInPath : signInPathFor(pathname + search + hash)} replace />
  }
}

/** Who chose to sign out has finished; everyone else comes back to where they were. */
function justLeft(session: SessionState): boolean {
  return session.status === 'signed-out' && session.reason === 'chosen'
}
