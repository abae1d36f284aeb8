import {
  assignCustomerGroup,
  createCustomerGroup,
  createPriceList,
  deleteCustomerGroup,
  deletePriceList,
  getCustomerGroup,
  getCustomerPrice,
  getPriceList,
  listCustomerGroups,
  listPriceLists,
  listPriceListsOfProduct,
  updateCustomerGroup,
  updatePriceList,
} from '@staffel/shared-api/contract'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { tenantOwners } from '../../../http/policy.ts'
import type { CustomerGroupsService } from './customer-groups.service.ts'
import type { CustomerPricesService } from './customer-prices.service.ts'
import type { ListsOfProductService } from './of-product/lists-of-product.service.ts'
import type { PriceListsService } from './price-lists.service.ts'

/** What one customer pays is nobody's but the seller's who set it. */
export function priceListsRoutes(
  lists: PriceListsService,
  groups: CustomerGroupsService,
  prices: Pick<CustomerPricesService, 'price'>,
  ofProduct: ListsOfProductService,
): Route[] {
  return [
    route(listPriceLists, tenantOwners, ({ query, caller }) =>
      lists.list(query.tenant_id, query.organization_id, caller),
    ),
    route(listPriceListsOfProduct, tenantOwners, ({ params, caller }) => ofProduct.list(params.id, caller)),
    route(getCustomerPrice, tenantOwners, ({ query, caller }) => prices.price(query, caller)),
    route(getPriceList, tenantOwners, ({ params, caller }) => lists.get(caller, params.id)),
    route(createPriceList, tenantOwners, ({ body, ...by }) => lists.create(body, by)),
    route(updatePriceList, tenantOwners, ({ params, body, ...by }) => lists.update(params.id, body, by)),
    route(deletePriceList, tenantOwners, async ({ params, ...by }) => {
      await lists.remove(params.id, by)
      return undefined
    }),
    route(listCustomerGroups, tenantOwners, ({ query, caller }) => groups.list(query.tenant_id, caller)),
    route(getCustomerGroup, tenantOwners, ({ params, caller }) => groups.get(caller, params.id)),
    route(createCustomerGroup, tenantOwners, ({ body, ...by }) => groups.create(body, by)),
    route(updateCustomerGroup, tenantOwners, ({ params, body, ...by }) => groups.rename(params.id, body, by)),
    route(deleteCustomerGroup, tenantOwners, async ({ params, ...by }) => {
      await groups.remove(params.id, by)
      return undefined
    }),
    route(assignCustomerGroup, tenantOwners, async ({ body, ...by }) => {
      await groups.assign(body.organization_id, body.customer_group_id, by)
      return undefined
    }),
  ]
}
