import type { OfferFilters, OfferSortKey, OfferStatus, SortDir } from '@staffel/shared-api/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { capped, cappedCount, countLimit, countOf, type CappedCount } from '../../db/capped-count.ts'
import { planForValues } from '../../db/prepared-names.ts'
import { searchWords } from '../../db/search-words.ts'
import { inScope, type TenantScope, type Tx } from '../../db/tenant-transaction.ts'
import type { OfferView } from './offer.policy.ts'

export interface OfferListQuery {
  readonly page: number
  readonly limit: number
  readonly filters: OfferFilters
  readonly sortBy: OfferSortKey
  readonly sortDir: SortDir
}

export interface OfferListRow {
  readonly id: number
  readonly external_id: string
  readonly offer_nr: string
  readonly current_version: number
  readonly draft_version: number | null
  readonly title: string
  readonly customer_name: string | null
  readonly organization_id: number | null
  readonly total_cents: number
  readonly subtotal_cents: number
  readonly currency: 'eur' | 'gbp' | 'usd'
  readonly item_count: number
  readonly status: OfferStatus
  readonly created_at: Date
  readonly last_modified: Date
  readonly valid_until: string | null
  readonly desired_delivery_date: string | null
  readonly owner_name: string | null
  readonly sent_at: Date | null
  readonly first_viewed_at: Date | null
  readonly change_requested_at: Date | null
}

type Condition = RawBuilder<SqlBool>

/**
 * A page of offers. Of one tenant it reads the offers alone. Over all of them, for platform staff, the outer loop is over the
 * tenants, so that every index that starts with the tenant serves both, and only as many rows per tenant are read as the
 * page needs. Limits are written out: a plan that is made for any limit expects to read far more than a page.
 */
export async function listOfferRows(tx: Tx, scope: TenantScope, view: OfferView, query: OfferListQuery, now: Date): Promise<CappedCount & { rows: OfferListRow[] }> {
  const today = todayOf(scope, now)
  const narrowing = [...viewConditions(view), ...filterConditions(query.filters, today), ...dateConditions(query.filters, await timeZone(tx, scope, query.filters))]
  const search = await findWords(tx, scope, query.filters.search)
  const conditions = [...narrowing, ...(search ? [search.condition] : [])]
  const ofTenant = sql`from offer where offer.tenant_id = ${scope.tenantId ?? sql`tenant.id`} and offer.deleted_at is null ${sql.join(conditions.map((condition) => sql` and ${condition}`), sql``)}`
  const order = orderBy(query.sortBy, query.sortDir)
  const wanted = query.page * query.limit
  const offers = (columns: RawBuilder<unknown>, tail: RawBuilder<unknown>): RawBuilder<unknown> =>
    scope.tenantId === null ? sql`from tenant cross join lateral (select ${columns} ${ofTenant} ${tail}) as offer` : sql`from (select ${columns} ${ofTenant} ${tail}) as offer`
  const all = sql`select 1 ${offers(sql`1`, scope.tenantId === null ? sql`limit ${sql.lit(countLimit + 1)}` : sql``)}`
  const found = search?.found !== undefined && narrowing.length === 0 ? sql`${search.found}::integer` : countOf(all)
  const page = await sql<OfferListRow & { found: number }>`
    ${narrowing.length > 1 ? planForValues : sql``} select offer.id, offer.external_id, offer.offer_nr, offer.current_version, offer.draft_version, offer.title,
      offer.customer_name, offer.organization_id, offer.total_cents, offer.subtotal_cents, offer.currency, offer.item_count, offer.created_at,
      offer.last_modified, offer.valid_until, offer.desired_delivery_date, offer.owner_name, offer.sent_at, offer.first_viewed_at, offer.change_requested_at,
      case when offer.status = 'pending' and offer.valid_until < ${today} then 'expired' else offer.status end as status,
      ${found} as found
    ${offers(sql`offer.*`, sql`${order} limit ${sql.lit(wanted)}`)}
    ${order} limit ${sql.lit(query.limit)} offset ${sql.lit(wanted - query.limit)}`.execute(tx)
  const rows = page.rows.map(({ found: _, ...row }) => row)
  const first = page.rows[0]
  if (first) return { rows, ...capped(first.found) }
  // No row to carry the count: nothing at all, or a page after the last.
  return { rows, ...(query.page === 1 ? capped(0) : await cappedCount(tx, all)) }
}

/** The day it is where the tenant is. `now` is the caller's clock, so that a test can set it. */
function todayOf({ tenantId }: TenantScope, now: Date): RawBuilder<string> {
  const today = sql<string>`(${now.toISOString()}::timestamptz at time zone tenant.time_zone)::date`
  return tenantId === null ? today : sql`(select ${today} from tenant where tenant.id = ${tenantId})`
}

function viewConditions({ organizationId, seesDrafts }: OfferView): Condition[] {
  return [
    ...(organizationId === null ? [] : [sql<SqlBool>`offer.organization_id = ${organizationId}`]),
    ...(seesDrafts ? [] : [sql<SqlBool>`offer.status <> 'draft'`]),
  ]
}

function filterConditions(filters: OfferFilters, today: RawBuilder<string>): Condition[] {
  const { status, region_id, organization_id } = filters
  return [
    ...(status === undefined ? [] : [statusCondition(status, today)]),
    ...(region_id === undefined ? [] : [sql<SqlBool>`offer.region_id = ${region_id}`]),
    ...(organization_id === undefined ? [] : [sql<SqlBool>`offer.organization_id = ${organization_id}`]),
    ...(filters.viewed === undefined ? [] : [filters.viewed ? sql<SqlBool>`offer.first_viewed_at is not null` : sql<SqlBool>`(offer.sent_at is not null and offer.first_viewed_at is null)`]),
    ...(filters.owner_id === undefined ? [] : [sql<SqlBool>`offer.owner_user_id = ${filters.owner_id}`]),
  ]
}

function statusCondition(status: OfferStatus, today: RawBuilder<string>): Condition {
  if (status === 'pending') return sql`(offer.status = 'pending' and offer.valid_until >= ${today})`
  if (status === 'expired') return sql`(offer.status = 'pending' and offer.valid_until < ${today})`
  return sql`offer.status = ${status}`
}

/** Where the days of a filter begin and end. Of one tenant it is said by name: the planner then knows how many offers fall in between. */
async function timeZone(tx: Tx, { tenantId }: TenantScope, { date_from, date_till }: OfferFilters): Promise<RawBuilder<string>> {
  if (tenantId === null || (date_from ?? date_till) === undefined) return sql`tenant.time_zone`
  const { time_zone } = await tx.selectFrom('tenant').select('time_zone').where('id', '=', tenantId).executeTakeFirstOrThrow()
  return sql`${time_zone}::text`
}

/** Both ends included; a moment belongs to the day that it was where the tenant is. */
function dateConditions({ date_field = 'created_date', date_from, date_till }: OfferFilters, zone: RawBuilder<string>): Condition[] {
  const column = columns[date_field]
  const moment = date_field === 'created_date' || date_field === 'last_modified'
  const within = (condition: RawBuilder<unknown>): Condition => sql`${planForValues} ${sql.ref(column)} ${condition}`
  const start = (day: RawBuilder<unknown>): RawBuilder<unknown> => (moment ? sql`((${day})::timestamp at time zone ${zone})` : day)
  return [
    ...(date_from === undefined ? [] : [within(sql`>= ${start(sql`${date_from}::date`)}`)]),
    ...(date_till === undefined ? [] : [within(sql`< ${start(sql`(${date_till}::date + 1)`)}`)]),
  ]
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

interface WordsFound {
  readonly condition: Condition
  /** How many hold the words, unless they are more than counting goes to. */
  readonly found?: number
}

/**
 * The trigram index is reached through a function (see the migration). Words that match more than counting goes to are
 * compared while walking the wanted order instead: a page fills at once then.
 */
async function findWords(tx: Tx, scope: TenantScope, text: string | undefined): Promise<WordsFound | null> {
  const words = searchWords(text)?.words
  if (!words) return null
  if (uuid.test(text?.trim() ?? '')) return { condition: sql`offer.external_id = ${text?.trim() ?? ''}` }
  const found = await sql<{ id: number }>`
    select found.id from tenant cross join lateral search_offers(tenant.id, ${words}, ${countLimit + 1}) as found
    where ${inScope(scope, 'tenant.id')} limit ${countLimit + 1}`.execute(tx)
  if (found.rows.length <= countLimit) return { condition: sql`offer.id = any(${found.rows.map((row) => row.id)}::bigint[])`, found: found.rows.length }
  return { condition: sql`${planForValues} offer.search_text like all (select '%' || fold_text(word) || '%' from unnest(${words}::text[]) as word)` }
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

/** Nulls last, ties by id downwards. By status: pending offers go by day, so the expired ones come where the alphabet has them. */
function orderBy(key: OfferSortKey, dir: SortDir): RawBuilder<unknown> {
  const direction = sql.raw(dir)
  if (key === 'status') return sql`order by offer.status ${direction}, offer.valid_until ${direction}, offer.id desc`
  const nullable = key === 'valid_until' || key === 'desired_delivery_date' || key === 'customer'
  return sql`order by ${sql.ref(columns[key])} ${direction} ${nullable ? sql`nulls last` : sql``}, offer.id desc`
}
