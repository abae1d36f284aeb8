import { deleteRegion, saveRegion } from '@staffel/shared-api/contract'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { tenantOwners } from '../../../http/policy.ts'
import type { RegionsService } from './regions.service.ts'

/** Whoever makes offers reads them; they are the seller's to change. */
export function regionsRoutes(service: RegionsService): Route[] {
  return [
    route(saveRegion, tenantOwners, ({ body, ...by }) => service.save(body, by)),
    route(deleteRegion, tenantOwners, async ({ params, ...by }) => {
      await service.remove(params.id, by)
      return undefined
    }),
  ]
}
