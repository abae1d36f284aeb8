import { cutText, storableText } from '@staffel/shared-api/rules'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../../../db/database.types.ts'
import { asTenant, everyTenant } from '../../../db/tenant-transaction.ts'
import type { OutboxMailTable } from '../platform.tables.ts'

export type OutboxMail = Selectable<OutboxMailTable>

export interface OutboxRepository {
  /** Takes the next mail that is due, so that no other process takes it too; null when there is none. */
  take(now: Date): Promise<OutboxMail | null>
  markSent(id: string, now: Date): Promise<void>
  /** `nextAttemptAt` null: given up. */
  markFailed(id: string, error: string, nextAttemptAt: Date | null): Promise<void>
  /** Newest first; for the local outbox. */
  latest(limit: number): Promise<OutboxMail[]>
  find(id: string): Promise<OutboxMail | undefined>
}

/** A mail that was taken but neither sent nor failed (the process died) comes up again after this. */
const leaseMinutes = 5

export function outboxRepository(db: Db): OutboxRepository {
  return {
    take: (now) =>
      asTenant(db, everyTenant, async (tx) => {
        const due = tx
          .selectFrom('outbox_mail')
          .select('id')
          .where('status', '=', 'waiting')
          .where('next_attempt_at', '<=', now)
          .orderBy('next_attempt_at')
          .limit(1)
          .forUpdate()
          .skipLocked()
        const lease = new Date(now.getTime() + leaseMinutes * 60_000)
        const taken = await tx
          .updateTable('outbox_mail')
          .set({ attempts: sql<number>`attempts + 1`, next_attempt_at: lease })
          .where('id', 'in', due)
          .returningAll()
          .executeTakeFirst()
        return taken ?? null
      }),
    markSent: (id, now) =>
      asTenant(db, everyTenant, async (tx) => {
        await tx
          .updateTable('outbox_mail')
          .set({ status: 'sent', sent_at: now, last_error: null })
          .where('id', '=', id)
          .execute()
      }),
    markFailed: (id, error, nextAttemptAt) =>
      asTenant(db, everyTenant, async (tx) => {
        const next = nextAttemptAt ? { next_attempt_at: nextAttemptAt } : { status: 'failed' as const }
        await tx
          .updateTable('outbox_mail')
          .set({ last_error: storableText(cutText(error, 500)), ...next })
          .where('id', '=', id)
          .execute()
      }),
    find: (id) =>
      asTenant(db, everyTenant, (tx) =>
        tx.selectFrom('outbox_mail').selectAll().where('id', '=', id).executeTakeFirst(),
      ),
    latest: (limit) =>
      asTenant(db, everyTenant, (tx) =>
        tx.selectFrom('outbox_mail').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(limit).execute(),
      ),
  }
}
