import { exportProducts } from '@staffel/shared-api/contract'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { tenantOwners } from '../../../http/policy.ts'
import type { ProductExportService } from './export/product-export.service.ts'

/** Files hold prices, which are the seller's. */
export function transferRoutes(exports: ProductExportService): Route[] {
  return [route(exportProducts, tenantOwners, ({ query, caller, language }) => exports.export(query, caller, language))]
}
