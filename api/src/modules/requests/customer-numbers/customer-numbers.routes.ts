import {
  deleteCustomerNumber,
  importCustomerNumbers,
  listCustomerNumbers,
  saveCustomerNumber,
} from '@staffel/shared-api/contract'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { tenantOwners } from '../../../http/policy.ts'
import type { CustomerNumbersService } from './customer-numbers.service.ts'
import { readNumbersForm } from './numbers-form.ts'

/** By what number one customer orders is not for the others to read. */
export function customerNumbersRoutes(service: CustomerNumbersService): Route[] {
  return [
    route(listCustomerNumbers, tenantOwners, ({ query, caller }) => service.list(query, caller)),
    route(saveCustomerNumber, tenantOwners, ({ body, ...by }) => service.save(body, by)),
    route(deleteCustomerNumber, tenantOwners, async ({ params, ...by }) => {
      await service.remove(params.id, by)
      return undefined
    }),
    route(importCustomerNumbers, tenantOwners, async ({ request, ...by }) =>
      service.import(await readNumbersForm(request, importCustomerNumbers.multipart.maxBytes), by),
    ),
  ]
}
