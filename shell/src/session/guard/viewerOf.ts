import type { SessionState } from '@staffel/shared-auth'
import type { Viewer } from '../../federation/index.ts'

/**
 * The session as the areas see it. While access is being checked, the roles of the last visit say what may be prepared
 * and which links are drawn; nothing of a page is shown before the answer.
 */
export function viewerOf(session: SessionState, expectedRoles: readonly string[] | null): Viewer {
  if (session.status === 'allowed') return { known: true, signedIn: true, roles: session.user.roles }
  const asking = session.status === 'unknown' || session.status === 'checking'
  return { known: !asking, signedIn: asking && expectedRoles !== null, roles: asking ? (expectedRoles ?? []) : [] }
}
