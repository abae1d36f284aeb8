import {
  archiveProduct,
  createProduct,
  duplicateProduct,
  getProduct,
  restoreProduct,
  saveStaffels,
  updateProduct,
} from '@staffel/shared-api/contract'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { managers } from '../../../http/policy.ts'
import type { ProductEditingService } from './product-editing.service.ts'

export function productEditingRoutes(service: ProductEditingService): Route[] {
  return [
    route(getProduct, managers, ({ params, caller }) => service.get(caller, params.id)),
    route(createProduct, managers, ({ body, ...by }) => service.create(body, by)),
    route(updateProduct, managers, ({ params, body, ...by }) => service.update(params.id, body, by)),
    route(saveStaffels, managers, ({ params, body, ...by }) => service.saveStaffels(params.id, body, by)),
    route(duplicateProduct, managers, ({ params, ...by }) => service.duplicate(params.id, by)),
    route(archiveProduct, managers, ({ params, body, ...by }) => service.archive(params.id, body.archive === true, by)),
    route(restoreProduct, managers, ({ params, ...by }) => service.restore(params.id, by)),
  ]
}
