import type { Notification } from '@staffel/shared-api/contract'
import type { Db } from '../../db/database.types.ts'
import { recordActivity } from '../../http/record-activity.ts'
import { asTenant } from '../../db/tenant-transaction.ts'
import { boundOrganization, type Caller } from '../../http/caller.ts'
import type { Counted, RequestOrigin } from '../../http/endpoint-route.ts'
import type { NotificationsRepository, Reader } from './notifications.repository.ts'

export interface NotificationsDependencies {
  readonly db: Db
  readonly notifications: NotificationsRepository
  readonly now: () => Date
}

const readerOf = (caller: Caller): Reader => ({
  tenantId: caller.tenantId,
  userId: caller.userId,
  organizationId: boundOrganization(caller),
})

/** What somebody was told of: the caller's own and nobody else's, an Admin's included. */
export function notificationsService({ db, notifications, now }: NotificationsDependencies) {
  return {
    list: (
      caller: Caller,
      {
        page = 1,
        limit = 20,
        unread = false,
      }: { readonly page?: number; readonly limit?: number; readonly unread?: boolean },
    ): Promise<Counted<Notification[]>> =>
      asTenant(db, { tenantId: caller.tenantId }, (tx) =>
        notifications.list(tx, readerOf(caller), { page, limit, unread }),
      ),

    count: (caller: Caller): Promise<{ unread: number }> =>
      asTenant(db, { tenantId: caller.tenantId }, async (tx) => ({
        unread: await notifications.countUnread(tx, readerOf(caller)),
      })),

    read: (caller: Caller, origin: RequestOrigin, ids: readonly number[] | undefined): Promise<{ unread: number }> =>
      asTenant(db, { tenantId: caller.tenantId }, async (tx) => {
        const count = ids?.length === 0 ? 0 : await notifications.markRead(tx, readerOf(caller), ids, now())
        if (count > 0)
          await recordActivity(
            tx,
            { caller, origin },
            {
              tenantId: caller.tenantId,
              action: 'notifications.read',
              entity: 'user',
              entityId: caller.userId,
              detail: { count },
            },
          )
        return { unread: await notifications.countUnread(tx, readerOf(caller)) }
      }),
  }
}
export type NotificationsService = ReturnType<typeof notificationsService>
