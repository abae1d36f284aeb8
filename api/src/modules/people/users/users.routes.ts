import {
  acceptUser,
  getUserStats,
  listOrganizations,
  listRegions,
  listRoles,
  listTenants,
  listUsers,
} from '@staffel/shared-api/contract'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { managers, signedIn } from '../../../http/policy.ts'
import type { LookupsService } from './lookups.service.ts'
import type { UsersService } from './users.service.ts'

export function usersRoutes(users: UsersService, lookups: LookupsService): Route[] {
  return [
    route(listUsers, managers, ({ caller, query }) => users.list(caller, query)),
    route(getUserStats, managers, ({ caller, query }) => users.stats(caller, query)),
    route(acceptUser, managers, ({ caller, origin, params }) => users.accept(caller, origin, params.id)),
    route(listRoles, signedIn, ({ caller }) => lookups.roles(caller)),
    route(listTenants, signedIn, ({ caller }) => lookups.tenants(caller)),
    route(listOrganizations, signedIn, ({ caller, query }) => lookups.organizations(caller, query)),
    route(listRegions, signedIn, ({ caller, query }) => lookups.regions(caller, query.tenantId)),
  ]
}
