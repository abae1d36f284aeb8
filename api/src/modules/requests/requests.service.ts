import type { QuoteCount, QuoteFilter, QuoteRequest, QuoteSortKey } from '@staffel/shared-api/contract'
import type { Db } from '../../db/database.types.ts'
import { recordActivity } from '../../http/record-activity.ts'
import { asTenant, readAsTenant, type TenantScope, type Tx } from '../../db/tenant-transaction.ts'
import { notFound } from '../../errors.ts'
import { scopeWithin, type Caller } from '../../http/caller.ts'
import type { Counted, RequestOrigin } from '../../http/endpoint-route.ts'
import { quoteRow } from './store/quote-row.ts'
import type { StoredRequest } from './store/request-columns.ts'
import type { RequestFilter, RequestsRepository } from './store/requests.repository.ts'

export interface QuoteListInput {
  readonly page?: number
  readonly limit?: number
  readonly filter?: QuoteFilter
  readonly sortBy?: QuoteSortKey
  readonly sortDir?: 'asc' | 'desc'
  readonly tenant_id?: number
}

type CountsInput = Pick<QuoteListInput, 'tenant_id'> & { readonly filters?: QuoteFilter }

/** Quote requests of the tenants that a Manager or Admin sees. */
export function requestsService({
  db,
  requests,
  now,
}: {
  readonly db: Db
  readonly requests: RequestsRepository
  readonly now: () => Date
}) {
  async function withLines(tx: Tx, scope: TenantScope, rows: readonly StoredRequest[]): Promise<QuoteRequest[]> {
    const ids = rows.map(({ id }) => id)
    const lines = Map.groupBy(await requests.lines(tx, scope, ids), (line) => line.request_id)
    const matches = Map.groupBy(await requests.matches(tx, scope, ids), (match) => match.request_id)
    return rows.map((row) => quoteRow(row, lines.get(row.id) ?? [], matches.get(row.id) ?? []))
  }

  return {
    async list(caller: Caller, input: QuoteListInput): Promise<Counted<QuoteRequest[]>> {
      const { page = 1, limit = 10, filter = {}, sortBy: sortKey = 'received_on', sortDir: direction = 'desc' } = input
      const scope = scopeWithin(caller, input.tenant_id)
      if (!scope) return { rows: [], total: 0, capped: false }
      return asTenant(db, scope, async (tx) => {
        const found = await requests.list(tx, scope, toFilter(filter), {
          limit,
          offset: (page - 1) * limit,
          sortKey,
          descending: direction === 'desc',
        })
        const [first, ...others] = await withLines(tx, scope, found.rows)
        return {
          rows: first ? [{ ...first, total_count: found.total }, ...others] : [],
          total: found.total,
          capped: found.capped,
        }
      })
    },

    /** How many of each status, within the filters but for the status. */
    counts(caller: Caller, { tenant_id, filters = {} }: CountsInput): Promise<QuoteCount[]> {
      const scope = scopeWithin(caller, tenant_id)
      if (!scope) return Promise.resolve([])
      return readAsTenant(db, scope, (tx) => requests.countByStatus(tx, scope, toFilter(filters)))
    },

    /** Hides the request; its mail and an offer made from it stay. */
    async remove(caller: Caller, origin: RequestOrigin, idOrUuid: string): Promise<void> {
      const key = /^\d+$/.test(idOrUuid) ? { id: Number(idOrUuid) } : { externalId: idOrUuid }
      await asTenant(db, caller.scope, async (tx) => {
        const deleted = await requests.softDelete(tx, caller.scope, key, now())
        if (!deleted) throw notFound()
        await recordActivity(
          tx,
          { caller, origin },
          { tenantId: deleted.tenantId, action: 'request.deleted', entity: 'quote_request', entityId: deleted.id },
        )
      })
    },
  }
}
export type RequestsService = ReturnType<typeof requestsService>

function toFilter(filter: QuoteFilter): RequestFilter {
  const { search, date_from: from, date_till: till, status } = filter
  const { date_field: dateField, has_offer: hasOffer, assignee_user_id: assigneeUserId } = filter
  return { search, dateField, from, till, hasOffer, status, assigneeUserId }
}
