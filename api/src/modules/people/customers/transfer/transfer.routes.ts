import { exportCustomers, importCustomers } from '@staffel/shared-api/contract'
import { route, type Route } from '../../../../http/endpoint-route.ts'
import { tenantOwners } from '../../../../http/policy.ts'
import type { CustomersExportService } from './export/customers-export.service.ts'
import { readCustomersForm } from './importing/customers-form.ts'
import type { CustomersImportService } from './importing/customers-import.service.ts'

/** Who may change customers takes them in and out: a file holds what the seller keeps for itself. */
export function customerTransferRoutes(exports: CustomersExportService, imports: CustomersImportService): Route[] {
  return [
    route(exportCustomers, tenantOwners, ({ query, caller, language }) => exports.export(query, caller, language)),
    route(importCustomers, tenantOwners, async ({ request, ...by }) =>
      imports.import(await readCustomersForm(request, importCustomers.multipart.maxBytes), by),
    ),
  ]
}
