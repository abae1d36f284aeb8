import { sql, type RawBuilder } from 'kysely'
import { holdsAll } from '../../../db/sql/search-words.ts'
import type { TenantScope, Tx } from '../../../db/tenant-transaction.ts'
import { viewConditions } from '../store/offer-list-conditions.ts'
import type { OfferView } from '../store/offer.policy.ts'

export interface FoundOffer {
  readonly id: string
  readonly external_id: string
  readonly offer_nr: string
  readonly title: string
  readonly customer_name: string | null
}

/** Of words that more offers hold, the newest are found soon by going through the newest. */
const enough = 1_000

const columns = sql`offer.id, offer.external_id, offer.offer_nr, offer.title, offer.customer_name, offer.created_at`
const newest = (limit: number) => sql`order by offer.created_at desc, offer.id desc limit ${sql.lit(limit)}`
const hasAll = (words: readonly string[]) => holdsAll(sql`offer.search_text`, words)
const seenBy = (view: OfferView) =>
  sql.join(
    viewConditions(view).map((condition) => sql` and ${condition}`),
    sql``,
  )

/** A word that many offers hold is in as many of these as are shown; the index would have all that hold it read. */
const lookedAtFirst = 500

interface Search {
  readonly words: readonly string[]
  /** As it was typed. */
  readonly number: string
  readonly limit: number
}

/** Offers with all of the words: the one of that number first, and then the newest. */
async function findOffers(tx: Tx, scope: TenantScope, view: OfferView, search: Search): Promise<readonly FoundOffer[]> {
  if (scope.tenantId === null) return findHolding(tx, scope, view, search)
  const [numbered, newest] = await Promise.all([
    findNumbered(tx, scope, view, search),
    findAmongNewest(tx, scope.tenantId, view, search),
  ])
  if (newest.length < search.limit) return findHolding(tx, scope, view, search)
  const others = newest.filter(({ id }) => !numbered.some((offer) => offer.id === id))
  return [...numbered, ...others].slice(0, search.limit)
}

async function findAmongNewest(tx: Tx, tenantId: number, view: OfferView, { words, limit }: Search) {
  const { rows } = await sql<FoundOffer>`select ${columns} from
    (select ${columns}, offer.search_text from offer where offer.tenant_id = ${tenantId} and offer.deleted_at is null ${seenBy(view)}
      ${newest(lookedAtFirst)}) as offer
    where ${hasAll(words)} ${newest(limit)}`.execute(tx)
  return rows
}

async function findHolding(
  tx: Tx,
  scope: TenantScope,
  view: OfferView,
  { words, number, limit }: Search,
): Promise<readonly FoundOffer[]> {
  const { tenantId } = scope
  const most = sql.lit(enough + 1)
  const holding =
    tenantId === null
      ? sql`from tenant cross join lateral search_offers(tenant.id, ${words}, ${most}) as found limit ${most}`
      : sql`from search_offers(${tenantId}, ${words}, ${most}) as found`
  const found = await sql<{ holding: number; offers: FoundOffer[] }>`
    with holding as materialized (select found.* ${holding})
    select (select count(*)::integer from holding) as holding, (select coalesce(json_agg(near), '[]') from (
      select ${columns} from holding as offer where true ${seenBy(view)}
      order by lower(offer.offer_nr) = ${number.toLowerCase()} desc, offer.created_at desc, offer.id desc limit ${sql.lit(limit)}) as near) as offers`.execute(
    tx,
  )
  const [row] = found.rows
  if (!row || row.holding <= enough) return row?.offers ?? []
  return newestWith(tx, scope, view, hasAll(words), limit)
}

/** Offers of just this number, in small letters or capitals: one of each tenant at most. */
function findNumbered(
  tx: Tx,
  scope: TenantScope,
  view: OfferView,
  { number, limit }: Pick<Search, 'number' | 'limit'>,
): Promise<readonly FoundOffer[]> {
  const written = [...new Set([number, number.toLowerCase(), number.toUpperCase()])]
  return newestWith(tx, scope, view, sql`offer.offer_nr = any(${written}::text[])`, limit)
}

async function newestWith(
  tx: Tx,
  { tenantId }: TenantScope,
  view: OfferView,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<readonly FoundOffer[]> {
  const within = (tenant: RawBuilder<unknown>) =>
    sql`select ${columns} from offer where offer.tenant_id = ${tenant} and offer.deleted_at is null ${seenBy(view)}
      and ${condition} ${newest(limit)}`
  const { rows } = await sql<FoundOffer>`${
    tenantId === null
      ? sql`select offer.* from tenant cross join lateral (${within(sql`tenant.id`)}) as offer ${newest(limit)}`
      : within(sql`${tenantId}`)
  }`.execute(tx)
  return rows
}

export const findOffersRepository = { findOffers, findNumbered }
export type FindOffersRepository = typeof findOffersRepository
