import { addDays, statsDays, type Period } from '@staffel/shared-api/rules'
import { sql, type RawBuilder } from 'kysely'
import { planForValues } from '../../../db/statements/prepared-names.ts'
import { inScope, type Tx } from '../../../db/tenant-transaction.ts'
import type { FiguresOf } from './dashboard.repository.ts'

interface StepFigures {
  readonly until: string
  readonly offers: number
  readonly customers: number
  readonly cents: number
  readonly accepted: number
  readonly declined: number
  readonly expired: number
}

// Of a step, where the tenant is: its days, and how far the period has come.
const at = (day: RawBuilder<unknown>): RawBuilder<Date> => sql`(${day}::timestamp at time zone tenant.time_zone)`
const end = at(sql`(step.until + 1)`)

/** The figures at the end of each step of a period; each part reads one stretch of one index, for each step. */
async function steps(
  tx: Tx,
  { scope, organizationId, currency, now }: FiguresOf,
  { from }: Period,
  wanted: readonly Period[],
): Promise<StepFigures[]> {
  const own = sql`offer.tenant_id = tenant.id and offer.deleted_at is null
    and ${organizationId === null ? sql`true` : sql`offer.organization_id = ${organizationId}`}`
  const today = sql`(${now.toISOString()}::timestamptz at time zone tenant.time_zone)::date`
  const begin = at(sql`${from}::date`)
  const decided = (column: string): RawBuilder<unknown> =>
    sql`select count(*) as n from offer where ${own} and ${sql.ref(column)} >= ${begin} and ${sql.ref(column)} < ${end}`
  const result = await sql<StepFigures>`
    ${planForValues} select step.until::text as until, sum(issued.n)::bigint as offers, sum(issued.customers)::bigint as customers,
      coalesce(sum(lasting.cents), 0)::bigint as cents, sum(accepted.n)::bigint as accepted, sum(declined.n)::bigint as declined,
      sum(expired.n)::bigint as expired
    from unnest(${wanted.map((step) => step.from)}::date[], ${wanted.map((step) => step.to)}::date[]) as step (since, until)
    cross join tenant
    cross join lateral (
      select count(*) filter (where offer.issued_at >= ${at(sql`step.since`)}) as n, count(distinct offer.organization_id) as customers
      from offer where ${own} and offer.issued_at >= ${at(sql`(step.until - ${statsDays.activeCustomer - 1}::integer)`)} and offer.issued_at < ${end}
    ) as issued
    cross join lateral (${decided('offer.accepted_at')}) as accepted
    cross join lateral (${decided('offer.declined_at')}) as declined
    cross join lateral (
      select count(*) as n from offer where ${own} and offer.status = 'pending' and offer.valid_until < ${today}
        and offer.valid_until >= ${addDays(from, -1)}::date and offer.valid_until < step.until
    ) as expired
    cross join lateral (
      select sum(offer.subtotal_cents) as cents from offer
      where ${own} and offer.issued_at < ${end} and offer.valid_until >= step.until and offer.currency = ${currency}
        and (offer.accepted_at is null or offer.accepted_at >= ${end}) and (offer.declined_at is null or offer.declined_at >= ${end})
    ) as lasting
    where ${inScope(scope, 'tenant.id')}
    group by step.until order by step.until`.execute(tx)
  return result.rows
}

/** SQL of how the figures came to be. */
export const trendRepository = { steps }
export type TrendRepository = typeof trendRepository
