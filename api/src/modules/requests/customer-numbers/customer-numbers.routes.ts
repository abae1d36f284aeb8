import {
  deleteCustomerNumber,
  importCustomerNumbers,
  listCustomerNumbers,
  saveCustomerNumber,
} from '@staffel/shared-api/contract'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { managers } from '../../../http/policy.ts'
import type { CustomerNumbersService } from './customer-numbers.service.ts'
import { readNumbersForm } from './numbers-form.ts'

export function customerNumbersRoutes(service: CustomerNumbersService): Route[] {
  return [
    route(listCustomerNumbers, managers, ({ query, caller }) => service.list(query, caller)),
    route(saveCustomerNumber, managers, ({ body, ...by }) => service.save(body, by)),
    route(deleteCustomerNumber, managers, async ({ params, ...by }) => {
      await service.remove(params.id, by)
      return undefined
    }),
    route(importCustomerNumbers, managers, async ({ request, ...by }) =>
      service.import(await readNumbersForm(request, importCustomerNumbers.multipart.maxBytes), by),
    ),
  ]
}
