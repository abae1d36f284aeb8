import type { Caller } from '../../../http/caller.ts'
import type { RequestRow } from './handling.repository.ts'

/**
 * Whoever works on an open request takes it up, so that colleagues see that it is being done and by whom: the first
 * change by a person puts a new one in progress, and one that is on nobody's name comes on that person's. Looking at
 * it, or giving it to somebody, is not working on it.
 */
export function takenUp(
  { status, assignee_user_id, tenant_id }: RequestRow,
  { userId, tenantId }: Caller,
): { status?: 'in_progress'; assignee_user_id?: number } {
  const isOpen = status === 'new' || status === 'in_progress'
  // Platform staff of another company cannot be responsible here.
  const takes = isOpen && assignee_user_id === null && tenantId === tenant_id
  return { ...(status === 'new' && { status: 'in_progress' }), ...(takes && { assignee_user_id: userId }) }
}
