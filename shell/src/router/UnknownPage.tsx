import { useUser } from '@staffel/shared-auth'
import { NoAreas } from '../layout/NoAreas.tsx'
import { NotFoundPage } from '../layout/NotFoundPage.tsx'
import { useFrame } from '../session/guard/frameContext.ts'

/** An address that nobody has. Without any area that is each of them, home included: then what to do is said. */
export function UnknownPage() {
  const user = useUser()
  const { areas } = useFrame().boot
  return user && areas.length === 0 ? <NoAreas user={user} /> : <NotFoundPage />
}
