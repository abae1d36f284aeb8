import { exportProducts, getProductImport, importProducts } from '@staffel/shared-api/contract'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { tenantOwners } from '../../../http/policy.ts'
import type { ProductExportService } from './export/product-export.service.ts'
import { readImportForm } from './importing/import-form.ts'
import type { ProductImportService } from './importing/product-import.service.ts'

/** Files hold prices, which are the seller's. */
export function transferRoutes(exports: ProductExportService, imports: ProductImportService): Route[] {
  return [
    route(exportProducts, tenantOwners, ({ query, caller, language }) => exports.export(query, caller, language)),
    route(importProducts, tenantOwners, async ({ request, ...by }) => {
      if (by.caller.scope.tenantId !== null) await imports.refuseSecond(by.caller, undefined)
      return imports.start(await readImportForm(request, importProducts.multipart.maxBytes), by)
    }),
    route(getProductImport, tenantOwners, ({ params, caller, language }) => imports.get(params.id, caller, language)),
  ]
}
