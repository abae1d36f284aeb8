import { useSession } from '@staffel/shared-auth'
import { AccessFailed } from '../guard/AccessFailed.tsx'
import { AccessUnknown } from '../guard/AccessUnknown.tsx'
import { useFrame } from '../guard/frameContext.ts'
import { DeniedPanel } from './DeniedPanel.tsx'
import { LeaveSignIn } from './LeaveSignIn.tsx'
import { SignInOptions } from './options/SignInOptions.tsx'
import { useNext } from './useNext.ts'

/** What the sign-in page has to say in this state of the session. */
export function LoginStep() {
  const session = useSession()
  const { boot } = useFrame()
  const next = useNext()
  switch (session.status) {
    case 'unknown':
    case 'checking':
      return <AccessUnknown />
    case 'failed':
      return <AccessFailed />
    case 'denied':
      return <DeniedPanel code={session.code} message={session.message} />
    case 'allowed':
      return <LeaveSignIn user={session.user} />
    case 'signed-out':
      return <SignInOptions reason={session.reason} next={next} local={boot.local} />
  }
}
