import { deleteProductGroup, listProductGroupUse, saveProductGroup } from '@staffel/shared-api/contract'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { managers, tenantOwners } from '../../../http/policy.ts'
import type { ProductGroupsService } from './product-groups.service.ts'

export function productGroupsRoutes(service: ProductGroupsService): Route[] {
  return [
    route(listProductGroupUse, managers, ({ query, caller }) => service.use(caller, query.tenant_id)),
    route(saveProductGroup, tenantOwners, ({ body, ...by }) => service.save(body, by)),
    route(deleteProductGroup, tenantOwners, async ({ params, ...by }) => {
      await service.remove(params.id, by)
      return undefined
    }),
  ]
}
