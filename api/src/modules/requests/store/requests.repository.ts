import { sql, type Selectable, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type {
  OfferOfRequest,
  QuoteCount,
  QuoteDateField,
  QuoteSortKey,
  QuoteStatus,
} from '@staffel/shared-api/contract'
import { cappedCount, countOf, type CappedCount } from '../../../db/sql/capped-count.ts'
import { statusCounts } from '../../../db/sql/status-counts.ts'
import { nullsLast } from '../../../db/sql/nulls-last.ts'
import type { Schema } from '../../../db/schema.ts'
import { planForValues } from '../../../db/statements/prepared-names.ts'
import { inScope, type TenantScope, type Tx } from '../../../db/tenant-transaction.ts'
import { certainFromOf } from '../settings/request-settings.repository.ts'
import { mailsWithWords } from './mails-with-words.ts'
import { offerOf, requestsWithOffer } from './offer-of-request.ts'
import { hasLiveOffer, requestColumns, type StoredRequest } from './request-columns.ts'
import type { QuoteLineTable, QuoteMatchTable } from './requests.tables.ts'

export interface RequestFilter {
  readonly search?: string | undefined
  readonly dateField?: QuoteDateField | undefined
  /** `YYYY-MM-DD`, both ends included, in the tenant's time zone. */
  readonly from?: string | undefined
  readonly till?: string | undefined
  readonly hasOffer?: boolean | undefined
  readonly status?: readonly QuoteStatus[] | undefined
  readonly assigneeUserId?: number | undefined
  readonly organizationId?: number | undefined
}

export interface RequestPage {
  readonly limit: number
  readonly offset: number
  readonly sortKey: QuoteSortKey
  readonly descending: boolean
}

export type StoredLine = Selectable<QuoteLineTable>
export interface StoredMatch extends Selectable<QuoteMatchTable> {
  /** Its product went to the archive since. */
  readonly is_gone: boolean
  /** Scores what its tenant asks. */
  readonly is_certain: boolean
  readonly pack_content: string | null
  readonly order_multiple: string | null
  readonly min_order_quantity: string | null
}

const sortKeys = {
  received_on: sql`r.received_on`,
  created_at: sql`r.created_at`,
  from: sql`r.sender collate nl`,
  subject: sql`r.subject collate nl`,
  desired_delivery_date: sql`r.desired_delivery_date`,
} satisfies Record<QuoteSortKey, unknown>

type RequestQuery<O> = SelectQueryBuilder<Schema & { r: Schema['quote_request'] }, 'r', O>

/** Start of a day where the tenant of a row `r` is; `plus` days later. */
export const startOf = (scope: TenantScope, day: string, plus: number) => {
  const tenant = scope.tenantId === null ? sql.ref('r.tenant_id') : sql`${scope.tenantId}`
  return sql<Date>`((${day}::date + ${plus}::integer)::timestamp at time zone (select t.time_zone from tenant t where t.id = ${tenant}))`
}

function between<O>(
  query: RequestQuery<O>,
  scope: TenantScope,
  { dateField, from, till }: RequestFilter,
): RequestQuery<O> {
  if (dateField === undefined) return query
  const column = sql`${planForValues} ${sql.ref(`r.${dateField}`)}`
  const isDay = dateField === 'desired_delivery_date'
  let result = query
  if (from)
    result = result.where(
      isDay ? sql<SqlBool>`${column} >= ${from}::date` : sql<SqlBool>`${column} >= ${startOf(scope, from, 0)}`,
    )
  if (till)
    result = result.where(
      isDay ? sql<SqlBool>`${column} <= ${till}::date` : sql<SqlBool>`${column} < ${startOf(scope, till, 1)}`,
    )
  return result
}

function narrowed<O>(query: RequestQuery<O>, filter: RequestFilter): RequestQuery<O> {
  const { hasOffer, status, assigneeUserId, organizationId } = filter
  let result = query
  if (hasOffer !== undefined) result = result.where(hasOffer ? hasLiveOffer : sql<SqlBool>`not ${hasLiveOffer}`)
  if (status?.length) result = result.where('r.status', 'in', [...status])
  if (organizationId !== undefined) result = result.where('r.organization_id', '=', organizationId)
  return assigneeUserId === undefined ? result : result.where('r.assignee_user_id', '=', assigneeUserId)
}

/** The requests of a list, before a page of them is taken. */
async function matching(tx: Tx, scope: TenantScope, filter: RequestFilter) {
  const text = await mailsWithWords(tx, scope, 'search_quote_requests', filter.search)
  const all = tx
    .selectFrom('quote_request as r')
    .where(inScope(scope, 'r.tenant_id'))
    .where('r.deleted_at', 'is', null)
    .where(text)
  return narrowed(between(all, scope, filter), filter)
}

const statuses = ['new', 'in_progress', 'offered', 'declined', 'archived'] as const satisfies readonly QuoteStatus[]

export const requestsRepository = {
  /** The newest requests with all of the words. */
  async find(
    tx: Tx,
    scope: TenantScope,
    search: string,
    limit: number,
  ): Promise<{ id: number; subject: string; sender: string }[]> {
    return (await matching(tx, scope, { search }))
      .select(['r.id', 'r.subject', 'r.sender'])
      .orderBy('r.received_on', 'desc')
      .orderBy('r.id', 'desc')
      .limit(limit)
      .execute()
  },

  async list(
    tx: Tx,
    scope: TenantScope,
    filter: RequestFilter,
    page: RequestPage,
  ): Promise<CappedCount & { rows: StoredRequest[] }> {
    const all = await matching(tx, scope, filter)
    const rows = await all
      .select(requestColumns)
      .orderBy(sortKeys[page.sortKey], nullsLast(page.descending))
      .orderBy('r.id', page.descending ? 'desc' : 'asc')
      .limit(page.limit)
      .offset(page.offset)
      .execute()
    return { rows, ...(await cappedCount(tx, sql`${all.select('r.id')}`)) }
  },

  /** How many requests of each status a list has, and in all, whatever status it asks for. */
  async countByStatus(tx: Tx, scope: TenantScope, { status: _, ...filter }: RequestFilter): Promise<QuoteCount[]> {
    const all = await matching(tx, scope, filter)
    const columns = statuses.map(
      (status) =>
        sql`${countOf(() => sql`${all.select('r.id').where('r.status', '=', status)}`)} as ${sql.ref(status)}`,
    )
    const { rows } = await sql<Record<QuoteStatus, number>>`select ${sql.join(columns)}`.execute(tx)
    return statusCounts(statuses, rows[0])
  },

  async lines(tx: Tx, scope: TenantScope, requestIds: readonly number[]): Promise<StoredLine[]> {
    if (requestIds.length === 0) return []
    return tx
      .selectFrom('quote_line')
      .selectAll()
      .where(inScope(scope, 'quote_line.tenant_id'))
      .where('request_id', 'in', requestIds)
      .orderBy('request_id')
      .orderBy('position')
      .execute()
  },

  /** Best first within a line. */
  async matches(tx: Tx, scope: TenantScope, requestIds: readonly number[]): Promise<StoredMatch[]> {
    if (requestIds.length === 0) return []
    return tx
      .selectFrom('quote_match as m')
      .leftJoin('product as p', (join) =>
        join.onRef('p.tenant_id', '=', 'm.tenant_id').onRef('p.id', '=', 'm.product_id'),
      )
      .selectAll('m')
      .select(['p.pack_content', 'p.order_multiple', 'p.min_order_quantity'])
      .select(sql<boolean>`(p.id is null or p.deleted_at is not null)`.as('is_gone'))
      .select(sql<boolean>`m.totalscore >= ${certainFromOf('m.tenant_id')}`.as('is_certain'))
      .where(inScope(scope, 'm.tenant_id'))
      .where('m.request_id', 'in', requestIds)
      .orderBy('m.request_id')
      .orderBy('m.position')
      .orderBy('m.rank')
      .execute()
  },

  /** Of those requests that have one, the offer that was made of it. */
  async offers(
    tx: Tx,
    scope: TenantScope,
    requestIds: readonly number[],
  ): Promise<ReadonlyMap<number, OfferOfRequest>> {
    if (requestIds.length === 0) return new Map()
    const rows = await requestsWithOffer(tx)
      .select(['r.id', 'r.offer_id'])
      .where(inScope(scope, 'r.tenant_id'))
      .where('r.id', 'in', requestIds)
      .execute()
    return new Map(
      rows.flatMap((row) => {
        const offer = offerOf(row)
        return offer ? [[row.id, offer] as const] : []
      }),
    )
  },

  /** Those that came in up to and including a day and that nobody offered, declined or put away. */
  async countWaiting(
    tx: Tx,
    scope: TenantScope,
    { organizationId, until }: { readonly organizationId: number | null; readonly until: string },
  ): Promise<number> {
    const row = await tx
      .selectFrom('quote_request as r')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where(inScope(scope, 'r.tenant_id'))
      .where('r.deleted_at', 'is', null)
      .where('r.status', 'in', ['new', 'in_progress'])
      .where(sql<SqlBool>`not ${hasLiveOffer}`)
      .where(sql<SqlBool>`r.received_on < ${startOf(scope, until, 1)}`)
      .$if(organizationId !== null, (rows) => rows.where('r.organization_id', '=', organizationId))
      .executeTakeFirst()
    return row?.n ?? 0
  },

  /** Hides a request, found by number or UUID. Answers which one, null when there is none. */
  async softDelete(
    tx: Tx,
    scope: TenantScope,
    key: { readonly id: number } | { readonly externalId: string },
    now: Date,
  ): Promise<{ tenantId: number; id: number } | null> {
    const matching = tx
      .updateTable('quote_request')
      .set({ deleted_at: now, updated_at: now })
      .where(inScope(scope, 'quote_request.tenant_id'))
      .where('deleted_at', 'is', null)
    const row = await (
      'id' in key ? matching.where('id', '=', key.id) : matching.where('external_id', '=', key.externalId)
    )
      .returning(['tenant_id', 'id'])
      .executeTakeFirst()
    return row ? { tenantId: row.tenant_id, id: row.id } : null
  },
}
export type RequestsRepository = typeof requestsRepository
