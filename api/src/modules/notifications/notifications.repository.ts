import type { Notification } from '@staffel/shared-api/contract'
import { sql, type Insertable } from 'kysely'
import { cappedCount, type CappedCount } from '../../db/sql/capped-count.ts'
import type { Tx } from '../../db/tenant-transaction.ts'
import type { NotificationTable } from './notifications.tables.ts'

/** Whose they are. */
export interface Reader {
  readonly tenantId: number
  readonly userId: number
  /** Whose offers are all that they see; null for the seller's own people. */
  readonly organizationId: number | null
}

/** Counting further tells nobody more. */
const mostCounted = 99

/** What somebody was told while they worked for the seller is none of theirs at a customer. */
const told = (tx: Tx, { tenantId, userId, organizationId }: Reader) =>
  tx
    .selectFrom('notification as n')
    .where('n.tenant_id', '=', tenantId)
    .where('n.user_id', '=', userId)
    .$if(organizationId !== null, (all) =>
      all.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('offer as own')
            .select('own.id')
            .whereRef('own.tenant_id', '=', 'n.tenant_id')
            .whereRef('own.id', '=', 'n.offer_id')
            .where('own.organization_id', '=', organizationId),
        ),
      ),
    )

async function list(
  tx: Tx,
  reader: Reader,
  { page, limit, unread }: { readonly page: number; readonly limit: number; readonly unread: boolean },
): Promise<CappedCount & { rows: Notification[] }> {
  const own = told(tx, reader).$if(unread, (all) => all.where('n.read_at', 'is', null))
  const rows = await own
    .leftJoin('offer as o', (join) =>
      join.onRef('o.tenant_id', '=', 'n.tenant_id').onRef('o.id', '=', 'n.offer_id').on('o.deleted_at', 'is', null),
    )
    .select([
      'n.id',
      'n.event',
      'n.at',
      'n.read_at',
      'n.detail',
      'o.id as offer_id',
      'o.external_id',
      'o.offer_nr',
      'o.title',
      'o.customer_name',
    ])
    .orderBy('n.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return {
    ...(await cappedCount(tx, sql`${own.select('n.id')}`)),
    rows: rows.map(({ id, event, at, read_at, detail, offer_id, external_id, offer_nr, title, customer_name }) => ({
      id,
      event,
      detail,
      at: at.toISOString(),
      read_at: read_at?.toISOString() ?? null,
      offer:
        offer_id && external_id && offer_nr
          ? { offer_id, externalId: external_id, offer_nr, title: title ?? '', customer: customer_name }
          : null,
    })),
  }
}

async function countUnread(tx: Tx, reader: Reader): Promise<number> {
  const some = told(tx, reader).select('n.id').where('n.read_at', 'is', null).limit(mostCounted)
  const { n } = await tx
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Those named, or all; one that is read keeps the moment. Answers how many. */
async function markRead(
  tx: Tx,
  { tenantId, userId }: Reader,
  ids: readonly number[] | undefined,
  now: Date,
): Promise<number> {
  const read = await tx
    .updateTable('notification')
    .set({ read_at: now })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (own) => own.where('id', 'in', ids ?? []))
    .returning('id')
    .execute()
  return read.length
}

async function insert(tx: Tx, row: Insertable<NotificationTable>): Promise<void> {
  await tx.insertInto('notification').values(row).execute()
}

/** SQL of what people are told. */
export const notificationsRepository = { list, countUnread, markRead, insert }
export type NotificationsRepository = typeof notificationsRepository
