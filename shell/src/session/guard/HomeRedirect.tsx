import { guardRoute, signInPath, useSession, useUser } from '@staffel/shared-auth'
import { homePath } from '@staffel/shared-api/rules'
import { Navigate } from '@staffel/shared-ui/router'
import { AccessFailed } from './AccessFailed.tsx'
import { AccessUnknown } from './AccessUnknown.tsx'

const anyone = { roles: [], protected: true }

/** `/` is where the user's role begins. */
export function HomeRedirect() {
  const state = useSession()
  const user = useUser()
  const verdict = guardRoute(state, anyone)
  if (user) return <Navigate to={homePath(user.roles)} replace />
  if (verdict === 'wait') return <AccessUnknown />
  return verdict === 'failed' ? <AccessFailed /> : <Navigate to={signInPath} replace />
}
