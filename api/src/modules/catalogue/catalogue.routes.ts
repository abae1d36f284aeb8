import {
  getProductStats,
  listProductGroups,
  listProducts,
  listPropertyTypes,
  listSalesUnits,
} from '@staffel/shared-api/contract'
import { route, type Route } from '../../http/endpoint-route.ts'
import { managers, signedIn, tenantOwners } from '../../http/policy.ts'
import type { CatalogueService } from './catalogue.service.ts'

/** What is asked for stands in a body, but nothing is changed. */
const onlyReads = { repeatable: true }

export function catalogueRoutes(service: CatalogueService): Route[] {
  return [
    route(
      listProducts,
      managers,
      ({ body, caller }) => service.list({ ...body, filters: { ...body.filter, ...body.filters } }, caller),
      onlyReads,
    ),
    route(getProductStats, managers, ({ query, caller }) => service.stats(query.tenant_id, caller)),
    route(listProductGroups, signedIn, ({ query, caller }) =>
      service.groups(query.tenantId ?? query.tenant_id, caller),
    ),
    route(listSalesUnits, signedIn, ({ query, caller }) => service.units(query.tenant_id, caller)),
    route(listPropertyTypes, tenantOwners, ({ query, caller }) => service.propertyTypes(query.tenant_id, caller)),
  ]
}
