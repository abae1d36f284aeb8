import type {
  Currency,
  OfferCount,
  OfferFilters,
  OfferSortKey,
  OfferStatus,
  SortDir,
} from '@staffel/shared-api/contract'
import { offerStatuses, withoutVersions, type ApprovalState } from '@staffel/shared-api/rules'
import { sql, type RawBuilder } from 'kysely'
import { capped, countLimit, countOf, type CappedCount } from '../../../db/sql/capped-count.ts'
import { statusCounts } from '../../../db/sql/status-counts.ts'
import { planForValues } from '../../../db/statements/prepared-names.ts'
import { holdsAll, searchWords } from '../../../db/sql/search-words.ts'
import type { TenantScope, Tx } from '../../../db/tenant-transaction.ts'
import {
  dateConditions,
  filterConditions,
  orderBy,
  statusCondition,
  timeZone,
  todayOf,
  viewConditions,
  type Condition,
} from './offer-list-conditions.ts'
import type { OfferView } from './offer.policy.ts'

export interface OfferListQuery {
  readonly page: number
  readonly limit: number
  readonly filters: OfferFilters
  readonly sortBy: OfferSortKey
  readonly sortDir: SortDir
  /** It is known that they are more than counting goes to. */
  readonly isMany?: boolean
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
  readonly currency: Currency
  readonly item_count: number
  readonly status: OfferStatus
  readonly created_at: Date
  readonly last_modified: Date
  readonly valid_until: string | null
  readonly desired_delivery_date: string | null
  readonly owner_name: string | null
  readonly sent_at: Date | null
  readonly linked_at: Date | null
  readonly first_viewed_at: Date | null
  readonly change_requested_at: Date | null
  readonly approval: ApprovalState | null
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * A page of offers. Words are looked up first, through the trigram index. Those that more offers hold than counting
 * goes to are compared while walking the wanted order instead: a page fills at once then.
 */
export async function listOfferRows(
  tx: Tx,
  scope: TenantScope,
  view: OfferView,
  query: OfferListQuery,
  now: Date,
): Promise<CappedCount & { rows: OfferListRow[] }> {
  const { filters } = query
  const today = todayOf(scope, now)
  const narrowing = await narrowingOf(tx, scope, view, filters, today)
  const words = searchWords(withoutVersions(filters.search ?? ''))?.words
  const text = filters.search?.trim() ?? ''
  if (!words) return pageOf(tx, walked(scope, narrowing), query, today)
  if (uuid.test(text)) return pageOf(tx, walked(scope, [...narrowing, sql`offer.external_id = ${text}`]), query, today)
  const found = await pageOf(tx, withWords(scope, words, narrowing), query, today)
  if (found.holding <= countLimit) return found
  const compared: Condition = sql`${planForValues} ${holdsAll(sql`offer.search_text`, words)}`
  return pageOf(tx, walked(scope, [...narrowing, compared]), { ...query, isMany: narrowing.length === 0 }, today)
}

async function narrowingOf(
  tx: Tx,
  scope: TenantScope,
  view: OfferView,
  filters: OfferFilters,
  today: RawBuilder<string>,
): Promise<Condition[]> {
  return [
    ...viewConditions(view),
    ...filterConditions(filters, today),
    ...dateConditions(filters, await timeZone(tx, scope, filters)),
  ]
}

/** How many offers of each status a list has, and in all, whatever status it asks for. */
export async function countByStatus(
  tx: Tx,
  scope: TenantScope,
  view: OfferView,
  { status: _, ...filters }: OfferFilters,
  now: Date,
): Promise<OfferCount[]> {
  const today = todayOf(scope, now)
  const narrowing = await narrowingOf(tx, scope, view, filters, today)
  const words = searchWords(withoutVersions(filters.search ?? ''))?.words
  const text = filters.search?.trim() ?? ''
  const source = (conditions: readonly Condition[]) => {
    if (!words) return walked(scope, conditions)
    if (uuid.test(text)) return walked(scope, [...conditions, sql`offer.external_id = ${text}`])
    return withWords(scope, words, conditions)
  }
  const columns = offerStatuses.map((status) => {
    const { from } = source([...narrowing, statusCondition(status, today)])
    return sql`${countOf((most) => sql`select 1 ${from(sql`limit ${most}`)}`)} as ${sql.ref(status)}`
  })
  const { before, holding } = source(narrowing)
  const { rows } = await sql<
    Record<OfferStatus | 'holding', number>
  >`${before} select ${sql.join(columns)}, ${holding} as holding`.execute(tx)
  return statusCounts(offerStatuses, rows[0], Number(rows[0]?.holding) > countLimit)
}

/** Where the offers of a list come from. */
interface Source {
  /** What stands before the `select`. */
  readonly before: RawBuilder<unknown>
  /**
   * `from …`, with each offer under the name `offer`; where tenants are read one by one, as many of each as the tail
   * lets through.
   */
  readonly from: (tail: RawBuilder<unknown>) => RawBuilder<unknown>
  /** How many offers hold the words, up to where counting stops. */
  readonly holding: RawBuilder<number>
}

/**
 * The offers along an index. Over all tenants, for platform staff, the outer loop is over the tenants, so that every
 * index that starts with the tenant serves both, and only as many rows per tenant are read as the page needs.
 */
function walked({ tenantId }: TenantScope, conditions: readonly Condition[]): Source {
  const of = (tenant: RawBuilder<unknown>) =>
    sql`from offer where offer.tenant_id = ${tenant} and offer.deleted_at is null ${all(conditions)}`
  return {
    // One filter has its index. Which index serves several depends on what they are.
    before: conditions.length > 1 ? planForValues : sql``,
    from: (tail) =>
      tenantId === null
        ? sql`from tenant cross join lateral (select offer.* ${of(sql`tenant.id`)} ${tail}) as offer`
        : of(sql`${tenantId}`),
    holding: sql`0`,
  }
}

/**
 * The offers that hold all words, through the trigram index. It is reached by a function (see the migration) that reads
 * each of them once.
 */
function withWords({ tenantId }: TenantScope, words: readonly string[], conditions: readonly Condition[]): Source {
  const most = sql.lit(countLimit + 1)
  const found =
    tenantId === null
      ? sql`from tenant cross join lateral search_offers(tenant.id, ${words}, ${most}) as found limit ${most}`
      : sql`from search_offers(${tenantId}, ${words}, ${most}) as found`
  const tenants = tenantId === null ? sql`join tenant on tenant.id = offer.tenant_id` : sql``
  return {
    before: sql`with holding as materialized (select found.* ${found})`,
    from: () => sql`from holding as offer ${tenants} where true ${all(conditions)}`,
    holding: sql`(select count(*) from holding)`,
  }
}

function all(conditions: readonly Condition[]): RawBuilder<unknown> {
  return sql.join(
    conditions.map((condition) => sql` and ${condition}`),
    sql``,
  )
}

interface Page extends CappedCount {
  readonly rows: OfferListRow[]
  readonly holding: number
}

/** Limits are written out: a plan that is made for any limit expects to read far more than a page. */
async function pageOf(
  tx: Tx,
  { before, from, holding }: Source,
  { sortBy, sortDir, page, limit, isMany }: OfferListQuery,
  today: RawBuilder<string>,
): Promise<Page> {
  const order = orderBy(sortBy, sortDir)
  const wanted = page * limit
  const found = isMany ? sql`${sql.lit(countLimit + 1)}` : countOf((most) => sql`select 1 ${from(sql`limit ${most}`)}`)
  const counts = sql`${found} as found, ${holding} as holding`
  const { rows } = await sql<OfferListRow & Counts>`
    ${before} select offer.id, offer.external_id, offer.offer_nr, offer.current_version, offer.draft_version, offer.title, offer.customer_name,
      offer.organization_id, offer.total_cents, offer.subtotal_cents, offer.currency, offer.item_count, offer.created_at, offer.last_modified,
      offer.valid_until, offer.desired_delivery_date, offer.owner_name, offer.sent_at, offer.linked_at, offer.first_viewed_at, offer.change_requested_at, offer.approval,
      case when offer.status = 'pending' and offer.valid_until < ${today} then 'expired' else offer.status end as status, ${counts}
    ${from(sql`${order} limit ${sql.lit(wanted)}`)} ${order} limit ${sql.lit(limit)} offset ${sql.lit(wanted - limit)}`.execute(
    tx,
  )
  // Without a row to carry the counts there is nothing, or this is a page after the last.
  const counted = rows[0] ??
    (await sql<Counts>`${before} select ${counts}`.execute(tx)).rows[0] ?? { found: 0, holding: 0 }
  return {
    rows: rows.map(({ found: _, holding: __, ...row }) => row),
    ...capped(counted.found),
    holding: Number(counted.holding),
  }
}

interface Counts {
  readonly found: number
  readonly holding: number
}
