import { exportPriceLists, importPriceLists } from '@staffel/shared-api/contract'
import { route, type Route } from '../../../../http/endpoint-route.ts'
import { tenantOwners } from '../../../../http/policy.ts'
import type { ListsExportService } from './export/lists-export.service.ts'
import { readListsForm } from './importing/lists-form.ts'
import type { ListsImportService } from './importing/lists-import.service.ts'

/** What one customer pays is nobody's but the seller's who set it. */
export function listsTransferRoutes(exports: ListsExportService, imports: ListsImportService): Route[] {
  return [
    route(exportPriceLists, tenantOwners, ({ query, caller, language }) => exports.export(query, caller, language)),
    route(importPriceLists, tenantOwners, async ({ request, ...by }) =>
      imports.import(await readListsForm(request, importPriceLists.multipart.maxBytes), by),
    ),
  ]
}
