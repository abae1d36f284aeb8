import {
  archiveProduct,
  changePrices,
  createProduct,
  duplicateProduct,
  getProduct,
  restoreProduct,
  saveStaffels,
  updateProduct,
} from '@staffel/shared-api/contract'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { managers, tenantOwners } from '../../../http/policy.ts'
import type { PriceChangeService } from './prices/price-change.service.ts'
import type { ProductEditingService } from './product-editing.service.ts'

/** What is sold, and for what, is read by all who make offers, and changed by the seller alone. */
export function productEditingRoutes(service: ProductEditingService, prices: PriceChangeService): Route[] {
  return [
    route(getProduct, managers, ({ params, caller }) => service.get(caller, params.id)),
    route(createProduct, tenantOwners, ({ body, ...by }) => service.create(body, by)),
    route(updateProduct, tenantOwners, ({ params, body, ...by }) => service.update(params.id, body, by)),
    route(changePrices, tenantOwners, ({ body, ...by }) => prices.change(body, by)),
    route(saveStaffels, tenantOwners, ({ params, body, ...by }) => service.saveStaffels(params.id, body, by)),
    route(duplicateProduct, tenantOwners, ({ params, ...by }) => service.duplicate(params.id, by)),
    route(archiveProduct, tenantOwners, ({ params, body, ...by }) => service.archive(params.id, body, by)),
    route(restoreProduct, tenantOwners, ({ params, body, ...by }) => service.restore(params.id, body.rev, by)),
  ]
}
