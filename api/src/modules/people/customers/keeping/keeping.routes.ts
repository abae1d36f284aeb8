import {
  deleteContactPerson,
  deleteOrganization,
  deleteOrganizationAddress,
  deleteOrganizationContact,
  getOrganizationStats,
  listOrganizationActivity,
  restoreOrganization,
  saveContactPerson,
  saveOrganizationAddress,
  saveOrganizationContact,
  updateOrganization,
} from '@staffel/shared-api/contract'
import { route, type Route } from '../../../../http/endpoint-route.ts'
import { signedIn, tenantOwners } from '../../../../http/policy.ts'
import type { OrganizationsService } from '../organizations.service.ts'
import type { CustomerActivityOf } from './customer-activity.ts'
import type { KeepingService } from './keeping.service.ts'
import type { PartsService } from './parts.service.ts'

export interface KeepingServices {
  readonly organizations: OrganizationsService
  readonly keeping: KeepingService
  readonly parts: PartsService
  readonly activity: CustomerActivityOf
}

/** A customer's people read what the seller keeps of them; who runs the selling company changes it. */
export function keepingRoutes({ organizations, keeping, parts, activity }: KeepingServices): Route[] {
  return [
    route(getOrganizationStats, signedIn, ({ caller, query }) => organizations.stats(caller, query)),
    route(listOrganizationActivity, tenantOwners, ({ caller, query }) => activity(caller, query)),
    route(updateOrganization, tenantOwners, ({ params, body, ...by }) => keeping.update(params.id, body, by)),
    route(deleteOrganization, tenantOwners, async ({ params, body, ...by }) => {
      await keeping.remove(params.id, body, by)
      return undefined
    }),
    route(restoreOrganization, tenantOwners, async ({ params, ...by }) => {
      await keeping.restore(params.id, by)
      return undefined
    }),
    route(saveOrganizationAddress, tenantOwners, ({ body, ...by }) => parts.saveAddress(body, by)),
    route(deleteOrganizationAddress, tenantOwners, ({ body, ...by }) => parts.removeAddress(body, by)),
    route(saveOrganizationContact, tenantOwners, ({ body, ...by }) => parts.saveContact(body, by)),
    route(deleteOrganizationContact, tenantOwners, ({ body, ...by }) => parts.removeContact(body, by)),
    route(saveContactPerson, tenantOwners, ({ body, ...by }) => parts.savePerson(body, by)),
    route(deleteContactPerson, tenantOwners, ({ body, ...by }) => parts.removePerson(body, by)),
  ]
}
