import { countQuoteRequests, deleteQuoteRequest, listQuoteRequests } from '@staffel/shared-api/contract'
import { route, type Route } from '../../http/endpoint-route.ts'
import { managers } from '../../http/policy.ts'
import type { RequestsService } from './requests.service.ts'

export function requestsRoutes(requests: RequestsService): Route[] {
  return [
    route(listQuoteRequests, managers, ({ caller, body }) => {
      const { filter, filters, sortBy, sort_by, sortDir, sort_dir, ...rest } = body
      return requests.list(caller, {
        ...rest,
        filter: { ...filters, ...filter },
        sortBy: sortBy ?? sort_by,
        sortDir: sortDir ?? sort_dir,
      })
    }),
    route(countQuoteRequests, managers, ({ caller, query }) => requests.counts(caller, query)),
    route(deleteQuoteRequest, managers, async ({ caller, origin, params }) => {
      await requests.remove(caller, origin, params.external_id)
      return undefined
    }),
  ]
}
