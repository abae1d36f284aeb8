import type { Db } from '../../../db/database.types.ts'
import { asTenant, everyTenant } from '../../../db/tenant-transaction.ts'
import type { Gauge } from '../../../http/module.ts'

/** How many mailboxes could be read the last time, and how many could not, by what was wrong. */
export function mailboxGauge(db: Db): Gauge {
  return {
    name: 'staffel_mailboxes',
    help: 'Mailboxes that are read, by what was wrong the last time.',
    read: async () => {
      const rows = await asTenant(db, everyTenant, (tx) =>
        tx
          .selectFrom('mailbox')
          .select(({ fn }) => ['last_problem', fn.countAll<string>().as('count')])
          .where('enabled', '=', true)
          .groupBy('last_problem')
          .execute(),
      )
      return rows.map(({ last_problem, count }) => ({ labels: { problem: last_problem ?? '' }, value: Number(count) }))
    },
  }
}
