import type { OfferOfRequest, QuoteCount, QuoteFilter, QuoteRequest, QuoteSortKey } from '@staffel/shared-api/contract'
import type { Db } from '../../db/database.types.ts'
import { recordActivity } from '../../http/record-activity.ts'
import { asTenant, readAsTenant } from '../../db/tenant-transaction.ts'
import { notFound } from '../../errors.ts'
import type { Caller } from '../../http/caller.ts'
import type { Counted, RequestOrigin } from '../../http/endpoint-route.ts'
import { quoteRow } from './store/quote-row.ts'
import { requestScope } from './store/requests.policy.ts'
import type { StoredRequest } from './store/request-columns.ts'
import type { RequestFilter, RequestsRepository } from './store/requests.repository.ts'
import type { RequestValues, RequestWithLines } from './values/request-values.ts'
import { withLines } from './values/with-lines.ts'

export interface QuoteListInput {
  readonly page?: number
  readonly limit?: number
  readonly filter?: QuoteFilter
  readonly sortBy?: QuoteSortKey
  readonly sortDir?: 'asc' | 'desc'
  readonly tenant_id?: number
}

type CountsInput = Pick<QuoteListInput, 'tenant_id'> & { readonly filters?: QuoteFilter }

/** Quote requests of the tenants that the seller's Managers and Admins see. */
export function requestsService({
  db,
  requests,
  values,
  now,
}: {
  readonly db: Db
  readonly requests: RequestsRepository
  readonly values: RequestValues
  readonly now: () => Date
}) {
  async function worth(
    found: readonly (RequestWithLines & { readonly row: StoredRequest })[],
    offers: ReadonlyMap<number, OfferOfRequest>,
  ): Promise<QuoteRequest[]> {
    const valueOf = await values(found)
    return found.map(({ row, lines, matches }) => ({
      ...quoteRow(row, lines, matches),
      offer: offers.get(row.id) ?? null,
      value: valueOf.get(row.id) ?? { lines: 0, surcharges: 0, subtotal: 0 },
    }))
  }

  return {
    async list(caller: Caller, input: QuoteListInput): Promise<Counted<QuoteRequest[]>> {
      const { page = 1, limit = 10, filter = {}, sortBy: sortKey = 'received_on', sortDir: direction = 'desc' } = input
      const scope = requestScope(caller, input.tenant_id)
      if (!scope) return { rows: [], total: 0, capped: false }
      const { rows, total, capped, offers } = await asTenant(db, scope, async (tx) => {
        const found = await requests.list(tx, scope, toFilter(filter), {
          limit,
          offset: (page - 1) * limit,
          sortKey,
          descending: direction === 'desc',
        })
        const ids = found.rows.map(({ id }) => id)
        const [own, made] = await Promise.all([
          withLines(tx, scope, found.rows, requests),
          requests.offers(tx, scope, ids),
        ])
        return { ...found, rows: own, offers: made }
      })
      const [first, ...others] = await worth(rows, offers)
      return { rows: first ? [{ ...first, total_count: total }, ...others] : [], total, capped }
    },

    /** How many of each status, within the filters but for the status. */
    counts(caller: Caller, { tenant_id, filters = {} }: CountsInput): Promise<QuoteCount[]> {
      const scope = requestScope(caller, tenant_id)
      if (!scope) return Promise.resolve([])
      return readAsTenant(db, scope, (tx) => requests.countByStatus(tx, scope, toFilter(filters)))
    },

    /** Hides the request; its mail and an offer made from it stay. */
    async remove(caller: Caller, origin: RequestOrigin, idOrUuid: string): Promise<void> {
      const key = /^\d+$/.test(idOrUuid) ? { id: Number(idOrUuid) } : { externalId: idOrUuid }
      const scope = requestScope(caller)
      if (!scope) throw notFound()
      await asTenant(db, scope, async (tx) => {
        const deleted = await requests.softDelete(tx, scope, key, now())
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
  return { search, dateField, from, till, hasOffer, status, assigneeUserId, organizationId: filter.organization_id }
}
