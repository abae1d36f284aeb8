import type { Currency } from '@staffel/shared-api/contract'
import { addDays, statsDays, type Period } from '@staffel/shared-api/rules'
import { sql, type RawBuilder } from 'kysely'
import { planForValues } from '../../../db/statements/prepared-names.ts'
import { inScope, type TenantScope, type Tx } from '../../../db/tenant-transaction.ts'

/** Whose offers, in which currency the amounts are, and what the time is. */
export interface FiguresOf {
  readonly scope: TenantScope
  readonly organizationId: number | null
  readonly currency: Currency
  readonly now: Date
}

export interface Figures {
  readonly issued: number
  readonly issued_before: number
  readonly customers: number
  readonly customers_before: number
  readonly accepted: number
  readonly accepted_before: number
  readonly declined: number
  readonly declined_before: number
  readonly expired: number
  readonly expired_before: number
  readonly accepted_cents: number
  readonly declined_cents: number
  readonly expired_cents: number
  readonly pipeline_cents: number
  readonly pipeline_before_cents: number
  readonly other_currencies: number
  readonly expiring: number
  readonly viewed: number
}

export interface MonthFigures {
  readonly month: string
  readonly offers: number
  readonly value_cents: number
  readonly accepted: number
  readonly declined: number
  readonly expired: number
  readonly pending: number
}

// Days begin, and offers expire, where each tenant is.
const today = (now: Date): RawBuilder<string> =>
  sql`(${now.toISOString()}::timestamptz at time zone tenant.time_zone)::date`
const start = (day: string): RawBuilder<Date> => sql`(${day}::date::timestamp at time zone tenant.time_zone)`
const ofOrganization = ({ organizationId }: FiguresOf): RawBuilder<unknown> =>
  organizationId === null ? sql`true` : sql`offer.organization_id = ${organizationId}`
const within = (column: string, from: string, to: string): RawBuilder<boolean> =>
  sql`(${sql.ref(column)} >= ${start(from)} and ${sql.ref(column)} < ${start(addDays(to, 1))})`

/**
 * The figures of a period and of the one before, in one statement. Every part reads one stretch of one index; the outer
 * loop is over the tenants in scope, which is one except for platform staff.
 */
async function figures(tx: Tx, of: FiguresOf, period: Period, before: Period): Promise<Figures> {
  const own = sql`offer.tenant_id = tenant.id and offer.deleted_at is null and ${ofOrganization(of)}`
  const result = await sql<Figures>`
    ${planForValues} select
      coalesce(sum(issued.n), 0)::bigint as issued, coalesce(sum(issued.n_before), 0)::bigint as issued_before,
      coalesce(sum(issued.customers), 0)::bigint as customers, coalesce(sum(issued.customers_before), 0)::bigint as customers_before,
      coalesce(sum(accepted.n), 0)::bigint as accepted, coalesce(sum(accepted.n_before), 0)::bigint as accepted_before,
      coalesce(sum(declined.n), 0)::bigint as declined, coalesce(sum(declined.n_before), 0)::bigint as declined_before,
      coalesce(sum(expired.n), 0)::bigint as expired, coalesce(sum(expired.n_before), 0)::bigint as expired_before,
      coalesce(sum(accepted.cents), 0)::bigint as accepted_cents, coalesce(sum(declined.cents), 0)::bigint as declined_cents, coalesce(sum(expired.cents), 0)::bigint as expired_cents,
      coalesce(sum(pending.cents), 0)::bigint as pipeline_cents, coalesce(sum(lasting.cents), 0)::bigint as pipeline_before_cents,
      coalesce(sum(pending.other), 0)::bigint as other_currencies, coalesce(sum(pending.expiring), 0)::bigint as expiring, coalesce(sum(pending.viewed), 0)::bigint as viewed
    from tenant
    cross join lateral (${issuedPart(own, period, before)}) as issued
    cross join lateral (${decidedPart(own, of, 'offer.accepted_at', period, before)}) as accepted
    cross join lateral (${decidedPart(own, of, 'offer.declined_at', period, before)}) as declined
    cross join lateral (${expiredPart(own, of, period, before)}) as expired
    cross join lateral (${pendingPart(own, of)}) as pending
    cross join lateral (${lastingPart(own, of, before)}) as lasting
    where ${inScope(of.scope, 'tenant.id')}`.execute(tx)
  const [row] = result.rows
  if (!row) throw new Error('an aggregate answers one row')
  return row
}

function issuedPart(own: RawBuilder<unknown>, period: Period, before: Period): RawBuilder<unknown> {
  const customersFrom = (until: string): string => addDays(until, 1 - statsDays.activeCustomer)
  const earliest = [before.from, customersFrom(before.to)].toSorted()[0] ?? before.from
  return sql`select count(*) filter (where ${within('offer.issued_at', period.from, period.to)}) as n,
      count(*) filter (where ${within('offer.issued_at', before.from, before.to)}) as n_before,
      count(distinct offer.organization_id) filter (where ${within('offer.issued_at', customersFrom(period.to), period.to)}) as customers,
      count(distinct offer.organization_id) filter (where ${within('offer.issued_at', customersFrom(before.to), before.to)}) as customers_before
    from offer where ${own} and ${within('offer.issued_at', earliest, period.to)}`
}

function decidedPart(
  own: RawBuilder<unknown>,
  { currency }: FiguresOf,
  column: 'offer.accepted_at' | 'offer.declined_at',
  period: Period,
  before: Period,
): RawBuilder<unknown> {
  return sql`select count(*) filter (where ${sql.ref(column)} >= ${start(period.from)}) as n, count(*) filter (where ${sql.ref(column)} < ${start(period.from)}) as n_before,
      sum(offer.subtotal_cents) filter (where ${sql.ref(column)} >= ${start(period.from)} and offer.currency = ${currency}) as cents
    from offer where ${own} and ${within(column, before.from, period.to)}`
}

/** An offer is decided by nobody on the day after its last. */
function expiredPart(
  own: RawBuilder<unknown>,
  { currency, now }: FiguresOf,
  period: Period,
  before: Period,
): RawBuilder<unknown> {
  return sql`select count(*) filter (where offer.valid_until >= ${addDays(period.from, -1)}::date) as n, count(*) filter (where offer.valid_until < ${addDays(period.from, -1)}::date) as n_before,
      sum(offer.subtotal_cents) filter (where offer.valid_until >= ${addDays(period.from, -1)}::date and offer.currency = ${currency}) as cents
    from offer where ${own} and offer.status = 'pending' and offer.valid_until < ${today(now)}
      and offer.valid_until >= ${addDays(before.from, -1)}::date and offer.valid_until < ${period.to}::date`
}

function pendingPart(own: RawBuilder<unknown>, { currency, now }: FiguresOf): RawBuilder<unknown> {
  return sql`select sum(offer.subtotal_cents) filter (where offer.currency = ${currency}) as cents, count(*) filter (where offer.currency <> ${currency}) as other,
      count(*) filter (where offer.valid_until <= ${today(now)} + ${statsDays.expiringSoon}::integer) as expiring, count(offer.first_viewed_at) as viewed
    from offer where ${own} and offer.status = 'pending' and offer.valid_until >= ${today(now)}`
}

/** What was pending when the earlier period ended. */
function lastingPart(own: RawBuilder<unknown>, { currency }: FiguresOf, before: Period): RawBuilder<unknown> {
  const end = start(addDays(before.to, 1))
  return sql`select sum(offer.subtotal_cents) as cents
    from offer where ${own} and offer.issued_at < ${end} and offer.valid_until >= ${before.to}::date and offer.currency = ${currency}
      and (offer.accepted_at is null or offer.accepted_at >= ${end}) and (offer.declined_at is null or offer.declined_at >= ${end})`
}

/** What was issued in each month (`YYYY-MM`), and what became of it. */
async function months(tx: Tx, of: FiguresOf, wanted: readonly string[]): Promise<MonthFigures[]> {
  const result = await sql<MonthFigures>`
    ${planForValues} select month.name as month, coalesce(sum(issued.n), 0)::bigint as offers, coalesce(sum(issued.cents), 0)::bigint as value_cents,
      coalesce(sum(issued.accepted), 0)::bigint as accepted, coalesce(sum(issued.declined), 0)::bigint as declined,
      coalesce(sum(issued.expired), 0)::bigint as expired, coalesce(sum(issued.pending), 0)::bigint as pending
    from unnest(${wanted}::text[]) as month (name)
    cross join tenant
    cross join lateral (
      select count(*) as n, sum(offer.subtotal_cents) filter (where offer.currency = ${of.currency}) as cents,
        count(*) filter (where offer.status = 'accepted') as accepted, count(*) filter (where offer.status = 'declined') as declined,
        count(*) filter (where offer.status = 'pending' and offer.valid_until < ${today(of.now)}) as expired,
        count(*) filter (where offer.status = 'pending' and offer.valid_until >= ${today(of.now)}) as pending
      from offer
      where offer.tenant_id = tenant.id and offer.deleted_at is null and ${ofOrganization(of)}
        and offer.issued_at >= ((month.name || '-01')::date::timestamp at time zone tenant.time_zone)
        and offer.issued_at < (((month.name || '-01')::date + interval '1 month') at time zone tenant.time_zone)
    ) as issued
    where ${inScope(of.scope, 'tenant.id')}
    group by month.name order by month.name`.execute(tx)
  return result.rows
}

/** SQL of the figures about offers. */
export const dashboardRepository = { figures, months }
export type DashboardRepository = typeof dashboardRepository
