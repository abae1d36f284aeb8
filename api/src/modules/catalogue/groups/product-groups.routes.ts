import { deleteProductGroup, listProductGroupUse, saveProductGroup } from '@staffel/shared-api/contract'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { managers } from '../../../http/policy.ts'
import type { ProductGroupsService } from './product-groups.service.ts'

export function productGroupsRoutes(service: ProductGroupsService): Route[] {
  return [
    route(listProductGroupUse, managers, ({ query, caller }) => service.use(caller, query.tenant_id)),
    route(saveProductGroup, managers, ({ body, ...by }) => service.save(body, by)),
    route(deleteProductGroup, managers, async ({ params, ...by }) => {
      await service.remove(params.id, by)
      return undefined
    }),
  ]
}
