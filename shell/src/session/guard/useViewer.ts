import { session, useSession } from '@staffel/shared-auth'
import { useMemo } from 'react'
import type { Viewer } from '../../federation/index.ts'
import { viewerOf } from './viewerOf.ts'

/** Who is looking, for navigation. */
export function useViewer(): Viewer {
  const state = useSession()
  return useMemo(() => viewerOf(state, session.expectedRoles()), [state])
}
