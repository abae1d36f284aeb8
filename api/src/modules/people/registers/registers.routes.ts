import { checkVatNumber, findAddress, findCompanies, getRegisters } from '@staffel/shared-api/contract'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { tenantOwners } from '../../../http/policy.ts'
import type { RegistersService } from './registers.service.ts'

/** Who changes customers and the company asks what to fill in. */
export function registersRoutes(registers: RegistersService): Route[] {
  return [
    route(getRegisters, tenantOwners, () => registers.available()),
    route(checkVatNumber, tenantOwners, ({ caller, body }) => registers.checkVat(caller, body)),
    route(findCompanies, tenantOwners, ({ caller, body }) => registers.findCompanies(caller, body)),
    route(findAddress, tenantOwners, ({ caller, body }) => registers.findAddress(caller, body)),
  ]
}
