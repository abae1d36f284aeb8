import {
  acceptUser,
  blockUser,
  getUserStats,
  listOrganizations,
  listRegions,
  listRoles,
  listTenants,
  listUsers,
  setUserFeatures,
  unblockUser,
  updateUser,
} from '@staffel/shared-api/contract'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { admins, managers, signedIn } from '../../../http/policy.ts'
import type { LookupsService } from './lookups.service.ts'
import type { UserChangesService } from './user-changes.service.ts'
import type { UsersService } from './users.service.ts'

export function usersRoutes(users: UsersService, changes: UserChangesService, lookups: LookupsService): Route[] {
  return [
    route(listUsers, managers, ({ caller, query }) => users.list(caller, query)),
    route(getUserStats, managers, ({ caller, query }) => users.stats(caller, query)),
    route(acceptUser, managers, ({ caller, origin, params }) => users.accept(caller, origin, params.id)),
    route(blockUser, managers, ({ caller, origin, params, body }) =>
      changes.block(caller, origin, params.id, body.reason),
    ),
    route(unblockUser, managers, ({ caller, origin, params }) => changes.unblock(caller, origin, params.id)),
    route(updateUser, managers, ({ caller, origin, params, body }) => changes.update(caller, origin, params.id, body)),
    route(setUserFeatures, admins, ({ caller, origin, params, body }) =>
      changes.setFeatures(caller, origin, params.id, body.features),
    ),
    route(listRoles, signedIn, ({ caller }) => lookups.roles(caller)),
    route(listTenants, signedIn, ({ caller }) => lookups.tenants(caller)),
    route(listOrganizations, signedIn, ({ caller, query }) => lookups.organizations(caller, query)),
    route(listRegions, signedIn, ({ caller, query }) => lookups.regions(caller, query.tenantId)),
  ]
}
