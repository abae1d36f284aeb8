import type { Tx } from '../../../../db/tenant-transaction.ts'
import type { RequestPeopleRepository } from './request-people.repository.ts'

/** What requests ask of the notifications. */
export type Tell = (
  tx: Tx,
  telling: {
    readonly tenantId: number
    readonly userIds: readonly number[]
    readonly event: RequestNews['event']
    readonly about: { readonly label: string; readonly path: string; readonly offerId: null }
    readonly detail: { readonly name: string; readonly request_id: number; readonly subject: string }
  },
) => Promise<void>

export interface RequestNews {
  readonly tenantId: number
  readonly event: 'new_request' | 'message' | 'assigned'
  readonly request: { readonly id: number; readonly subject: string; readonly assigneeId: number | null }
  /** Whose doing it is. */
  readonly sender: string
}

export type TellOfRequest = (tx: Tx, news: RequestNews) => Promise<void>

/** Tells whoever looks after a request, or all managers while nobody does. */
export function tellOfRequest({
  tell,
  people,
}: {
  readonly tell: Tell
  readonly people: RequestPeopleRepository
}): TellOfRequest {
  return async (tx, { tenantId, event, request: { id, subject, assigneeId }, sender }) => {
    const userIds = assigneeId === null ? await people.managers(tx, tenantId) : [assigneeId]
    await tell(tx, {
      tenantId,
      userIds,
      event,
      about: { label: subject || sender, path: `/requests/${id}`, offerId: null },
      detail: { name: sender, request_id: id, subject },
    })
  }
}
