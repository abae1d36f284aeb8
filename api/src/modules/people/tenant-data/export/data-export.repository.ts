import { sql, type Selectable, type Updateable } from 'kysely'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import type { DataExportTable } from '../tenant-data.tables.ts'

export type DataExportRow = Selectable<DataExportTable> & { readonly asked_by: string }

interface Key {
  readonly tenant_id: number
  readonly id: string
}

/** Who is silent for so long has ended. */
const silence = sql`interval '2 minutes'`
const listed = 5

const withNames = (tx: Tx) =>
  tx
    .selectFrom('data_export as e')
    .leftJoin('app_user as u', (join) => join.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.user_id'))
    .selectAll('e')
    .select(sql<string>`coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email, '')`.as('asked_by'))

export const dataExportRepository = {
  list: (tx: Tx, tenantId: number): Promise<DataExportRow[]> =>
    withNames(tx).where('e.tenant_id', '=', tenantId).orderBy('e.asked_at', 'desc').limit(listed).execute(),

  find: (tx: Tx, { tenant_id, id }: Key): Promise<DataExportRow> =>
    withNames(tx).where('e.tenant_id', '=', tenant_id).where('e.id', '=', id).executeTakeFirstOrThrow(),

  /** Null: one is waiting or being made. */
  async ask(tx: Tx, tenantId: number, userId: number, now: Date): Promise<string | null> {
    const asked = await tx
      .insertInto('data_export')
      .values({ tenant_id: tenantId, user_id: userId, asked_at: now, touched_at: now })
      .onConflict((conflict) => conflict.column('tenant_id').where('state', 'in', ['waiting', 'making']).doNothing())
      .returning('id')
      .executeTakeFirst()
    return asked?.id ?? null
  },

  /** The next one to make, or one whose maker has ended; it is the caller's from then on. */
  take: (tx: Tx, now: Date) =>
    tx
      .updateTable('data_export')
      .set((eb) => ({ state: 'making', attempts: eb('attempts', '+', 1), done: 0, total: 0, touched_at: now }))
      .where((eb) =>
        eb(
          eb.refTuple('tenant_id', 'id'),
          'in',
          eb
            .selectFrom('data_export')
            .select(['tenant_id', 'id'])
            .where((open) =>
              open.or([
                open('state', '=', 'waiting'),
                open.and([
                  open('state', '=', 'making'),
                  open('touched_at', '<', sql<Date>`${now}::timestamptz - ${silence}`),
                ]),
              ]),
            )
            .orderBy('asked_at')
            .limit(1)
            .forUpdate()
            .skipLocked()
            .$asTuple('tenant_id', 'id'),
        ),
      )
      .returning(['tenant_id', 'id', 'user_id', 'attempts', 'parts'])
      .executeTakeFirst(),

  async update(tx: Tx, { tenant_id, id }: Key, changes: Updateable<DataExportTable>): Promise<void> {
    await tx.updateTable('data_export').set(changes).where('tenant_id', '=', tenant_id).where('id', '=', id).execute()
  },

  /** Takes one that is ready for who asked for it; null where there is none such. */
  async claim(tx: Tx, { tenant_id, id }: Key, userId: number, now: Date): Promise<readonly string[] | null> {
    const claimed = await tx
      .updateTable('data_export')
      .set({ state: 'sending', touched_at: now })
      .where('tenant_id', '=', tenant_id)
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('state', '=', 'ready')
      .where('expires_at', '>', now)
      .returning('parts')
      .executeTakeFirst()
    return claimed?.parts ?? null
  },

  /** Those that nobody may fetch any more, with what is left of them. Those whose sending broke off are ready again. */
  async over(tx: Tx, now: Date): Promise<(Key & { readonly state: string; readonly parts: readonly string[] })[]> {
    await tx
      .updateTable('data_export')
      .set({ state: 'ready' })
      .where('state', '=', 'sending')
      .where('touched_at', '<', sql<Date>`${now}::timestamptz - interval '1 hour'`)
      .execute()
    return tx
      .selectFrom('data_export')
      .select(['tenant_id', 'id', 'state', 'parts'])
      .where((eb) =>
        eb.or([
          eb.and([eb('state', '=', 'ready'), eb('expires_at', '<=', now)]),
          eb.and([eb('state', 'in', ['fetched', 'failed', 'expired']), eb(sql`cardinality(parts)`, '>', 0)]),
        ]),
      )
      .limit(20)
      .execute()
  },
}
export type DataExportRepository = typeof dataExportRepository
