import type { OfferFilters, OfferSortKey, OfferStatus, SortDir } from '@staffel/shared-api/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { planForValues } from '../../../db/statements/prepared-names.ts'
import { timeZoneOf } from '../../../db/tenant-day.ts'
import type { TenantScope, Tx } from '../../../db/tenant-transaction.ts'
import type { OfferView } from './offer.policy.ts'

/** On the columns of `offer`; over all tenants also on those of `tenant`, which then stands beside it. */
export type Condition = RawBuilder<SqlBool>

/** The day it is where the tenant is. `now` is the caller's clock, so that a test can set it. */
export function todayOf({ tenantId }: TenantScope, now: Date): RawBuilder<string> {
  const today = sql<string>`(${now.toISOString()}::timestamptz at time zone tenant.time_zone)::date`
  return tenantId === null ? today : sql`(select ${today} from tenant where tenant.id = ${tenantId})`
}

/** What the caller may see at all. */
export function viewConditions({ organizationId, seesDrafts }: OfferView): Condition[] {
  return [
    ...(organizationId === null ? [] : [sql<SqlBool>`offer.organization_id = ${organizationId}`]),
    ...(seesDrafts ? [] : [sql<SqlBool>`offer.status <> 'draft'`]),
  ]
}

/** What the caller asks for, but for the words and the days. */
export function filterConditions(filters: OfferFilters, today: RawBuilder<string>): Condition[] {
  const { status, region_id, organization_id } = filters
  return [
    ...(status === undefined ? [] : [statusCondition(status, today)]),
    ...(region_id === undefined ? [] : [sql<SqlBool>`offer.region_id = ${region_id}`]),
    ...(organization_id === undefined ? [] : [sql<SqlBool>`offer.organization_id = ${organization_id}`]),
    ...(filters.viewed === undefined
      ? []
      : [
          filters.viewed
            ? sql<SqlBool>`offer.first_viewed_at is not null`
            : sql<SqlBool>`(offer.sent_at is not null and offer.first_viewed_at is null)`,
        ]),
    ...(filters.approval === undefined ? [] : [sql<SqlBool>`offer.approval = 'asked'`]),
    ...(filters.owner_id === undefined ? [] : [sql<SqlBool>`offer.owner_user_id = ${filters.owner_id}`]),
  ]
}

export function statusCondition(status: OfferStatus, today: RawBuilder<string>): Condition {
  if (status === 'pending') return sql`(offer.status = 'pending' and offer.valid_until >= ${today})`
  if (status === 'expired') return sql`(offer.status = 'pending' and offer.valid_until < ${today})`
  return sql`offer.status = ${status}`
}

/**
 * Where the days of a filter begin and end. Of one tenant it is said by name: the planner then knows how many offers
 * fall in between.
 */
export async function timeZone(
  tx: Tx,
  { tenantId }: TenantScope,
  { date_from, date_till }: OfferFilters,
): Promise<RawBuilder<string>> {
  if (tenantId === null || (date_from ?? date_till) === undefined) return sql`tenant.time_zone`
  return sql`${await timeZoneOf(tx, tenantId)}::text`
}

/** Both ends included; a moment belongs to the day that it was where the tenant is. */
export function dateConditions(
  { date_field = 'created_date', date_from, date_till }: OfferFilters,
  zone: RawBuilder<string>,
): Condition[] {
  const column = columns[date_field]
  const moment = date_field === 'created_date' || date_field === 'last_modified'
  const within = (condition: RawBuilder<unknown>): Condition => sql`${planForValues} ${sql.ref(column)} ${condition}`
  const start = (day: RawBuilder<unknown>): RawBuilder<unknown> =>
    moment ? sql`((${day})::timestamp at time zone ${zone})` : day
  return [
    ...(date_from === undefined ? [] : [within(sql`>= ${start(sql`${date_from}::date`)}`)]),
    ...(date_till === undefined ? [] : [within(sql`< ${start(sql`(${date_till}::date + 1)`)}`)]),
  ]
}

const columns: Readonly<Record<OfferSortKey, string>> = {
  created_date: 'offer.created_at',
  last_modified: 'offer.last_modified',
  valid_until: 'offer.valid_until',
  desired_delivery_date: 'offer.desired_delivery_date',
  amount: 'offer.total_cents',
  customer: 'offer.customer_name',
  status: 'offer.status',
}

/**
 * Nulls last, ties by id downwards. By status: pending offers go by day, so the expired ones come where the alphabet
 * has them.
 */
export function orderBy(key: OfferSortKey, dir: SortDir): RawBuilder<unknown> {
  const direction = sql.raw(dir)
  if (key === 'status') return sql`order by offer.status ${direction}, offer.valid_until ${direction}, offer.id desc`
  const nullable = key === 'valid_until' || key === 'desired_delivery_date' || key === 'customer'
  return sql`order by ${sql.ref(columns[key])} ${direction} ${nullable ? sql`nulls last` : sql``}, offer.id desc`
}
