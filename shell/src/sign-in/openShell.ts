import { session } from '@staffel/shared-auth'
import { activityClock } from '../session/session-timeout/activityClock.ts'

/**
 * Goes on in the shell, which the server sends to this same address as soon as it sees that there is a session. A
 * browser that keeps no cookie gets it at any other address.
 */
export async function openShell(next: string | null, page: Pick<Location, 'reload' | 'replace'> = location) {
  // The shell would take the hour since the last visit for an hour of doing nothing.
  activityClock.touch()
  if (await session.handOver()) page.reload()
  else page.replace(next ?? '/')
}
