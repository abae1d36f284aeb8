import type { NotificationChoice } from '@staffel/shared-api/contract'
import {
  environmentEvents,
  isProductOwner,
  notificationEvents,
  standardNotificationWays,
} from '@staffel/shared-api/rules'
import type { Db } from '../../db/database.types.ts'
import { recordActivity } from '../../http/record-activity.ts'
import { asTenant, type Tx } from '../../db/tenant-transaction.ts'
import type { Caller } from '../../http/caller.ts'
import type { RequestOrigin } from '../../http/endpoint-route.ts'
import type { ChoicesRepository } from './choices.repository.ts'

interface Choices {
  readonly choices: NotificationChoice[]
}

/** By which ways somebody is told of what; everyone's own. */
export function choicesService({ db, choices }: { readonly db: Db; readonly choices: ChoicesRepository }) {
  const all = async (tx: Tx, caller: Caller): Promise<Choices> => {
    const chosen = new Map((await choices.chosen(tx, caller)).map((choice) => [choice.event, choice]))
    return {
      choices: notificationEvents
        .filter((event) => !environmentEvents.has(event) || isProductOwner(caller))
        .map((event) => chosen.get(event) ?? { event, ...standardNotificationWays[event] }),
    }
  }

  return {
    get: (caller: Caller): Promise<Choices> => asTenant(db, { tenantId: caller.tenantId }, (tx) => all(tx, caller)),

    /** Of an event that is named twice the last word counts. */
    save: (caller: Caller, origin: RequestOrigin, wanted: readonly NotificationChoice[]): Promise<Choices> =>
      asTenant(db, { tenantId: caller.tenantId }, async (tx) => {
        const byEvent = new Map(wanted.map((choice) => [choice.event, choice]))
        await choices.choose(tx, caller, [...byEvent.values()])
        await recordActivity(
          tx,
          { caller, origin },
          {
            tenantId: caller.tenantId,
            action: 'notifications.chosen',
            entity: 'user',
            entityId: caller.userId,
            detail: { events: [...byEvent.keys()] },
          },
        )
        return all(tx, caller)
      }),
  }
}
export type ChoicesService = ReturnType<typeof choicesService>
