import type { Language, NotificationChoice } from '@staffel/shared-api/contract'
import { standardNotificationWays, type NotificationEvent } from '@staffel/shared-api/rules'
import type { Tx } from '../../db/tenant-transaction.ts'

/** Somebody of the seller, and how they want to be told of one event. */
export interface Listener {
  readonly id: number
  readonly email: string
  readonly name: string
  readonly language: Language
  readonly mail: boolean
  readonly in_app: boolean
}

interface Chooser {
  readonly tenantId: number
  readonly userId: number
}

/** What somebody chose; events that they said nothing about are left out. */
function chosen(tx: Tx, { tenantId, userId }: Chooser): Promise<NotificationChoice[]> {
  return tx
    .selectFrom('notification_choice')
    .select(['event', 'mail', 'in_app'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute()
}

async function choose(tx: Tx, { tenantId, userId }: Chooser, choices: readonly NotificationChoice[]): Promise<void> {
  await tx
    .insertInto('notification_choice')
    .values(choices.map((choice) => ({ ...choice, tenant_id: tenantId, user_id: userId })))
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'user_id', 'event'])
        .doUpdateSet((eb) => ({ mail: eb.ref('excluded.mail'), in_app: eb.ref('excluded.in_app') })),
    )
    .execute()
}

/** Those who can sign in, in the order of their ids; of an offer nobody who works for another customer. */
async function listeners(
  tx: Tx,
  tenantId: number,
  userIds: readonly number[],
  event: NotificationEvent,
  offerId: number | null,
): Promise<Listener[]> {
  if (userIds.length === 0) return []
  const usual = standardNotificationWays[event]
  const rows = await tx
    .selectFrom('app_user as u')
    .leftJoin('notification_choice as c', (join) =>
      join.onRef('c.tenant_id', '=', 'u.tenant_id').onRef('c.user_id', '=', 'u.id').on('c.event', '=', event),
    )
    .select(['u.id', 'u.email', 'u.first_name', 'u.last_name', 'u.language', 'c.mail', 'c.in_app'])
    .where('u.tenant_id', '=', tenantId)
    .where('u.id', 'in', userIds)
    .where('u.status', '=', 'active')
    .$if(offerId !== null, (all) =>
      all.where(({ eb, or, exists, selectFrom }) =>
        or([
          eb('u.is_tenant', '=', true),
          eb('u.organization_id', 'is', null),
          exists(
            selectFrom('offer as o')
              .select('o.id')
              .whereRef('o.tenant_id', '=', 'u.tenant_id')
              .where('o.id', '=', offerId)
              .whereRef('o.organization_id', '=', 'u.organization_id'),
          ),
        ]),
      ),
    )
    .orderBy('u.id')
    .execute()
  return rows.map(({ first_name, last_name, mail, in_app, ...user }) => ({
    ...user,
    name: `${first_name} ${last_name}`.trim(),
    mail: mail ?? usual.mail,
    in_app: in_app ?? usual.in_app,
  }))
}

/** SQL of how people want to be told. */
export const choicesRepository = { chosen, choose, listeners }
export type ChoicesRepository = typeof choicesRepository
